import GtkBridge

struct SignInScreen: View {
  private enum Field { case email, password }

  @State private var email = ""
  @State private var password = ""
  @State private var isSignedIn = false
  @FocusState private var focus: Field?

  private var isComplete: Bool { email.contains("@") && password.count >= 6 }

  var body: some View {
    VStack(spacing: 16) {
      Spacer()
      Image(systemName: "house.circle.fill")
        .font(.system(size: 86))
        .foregroundColor(.accentColor)
      Text("Welcome back")
        .font(.largeTitle.bold())
      Text("Sign in to see what is new at home.")
        .foregroundColor(.secondary)
        .multilineTextAlignment(.center)
      VStack(spacing: 12) {
        TextField("Email", text: $email)
          .focused($focus, equals: .email)
          .onSubmit { focus = .password }
          .fieldLook()
        SecureField("Password", text: $password)
          .focused($focus, equals: .password)
          .onSubmit(signIn)
          .fieldLook()
      }
      .padding(.top)
      Button(action: signIn) {
        Text("Sign In")
          .fontWeight(.semibold)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 6)
      }
      .buttonStyle(.borderedProminent)
      .disabled(!isComplete)
      Button("Forgot password?") {}
        .buttonStyle(.borderless)
        .font(.footnote)
      Spacer()
      Spacer()
    }
    .padding(24)
    .alert("You are signed in", isPresented: $isSignedIn) {
      Button("OK") {}
    }
  }

  private func signIn() {
    if isComplete { isSignedIn = true }
  }
}

extension View {
  fileprivate func fieldLook() -> some View {
    textFieldStyle(.plain)
      .padding(12)
      .background(Color.gray.opacity(0.15))
      .clipShape(RoundedRectangle(cornerRadius: 10))
  }
}
