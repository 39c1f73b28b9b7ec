extension SymbolDrawings {
  /// Playback, sound, pictures and games.
  static let media = """
    play = b P 1.2 3.5 1.9 13.9 8 3.5 14.1
    pause = b R 2.75 2.25 3.5 11.5 1; b R 9.75 2.25 3.5 11.5 1
    playpause = b P .6 1.5 3.25 8.75 8 1.5 12.75; s M 11 3.25 V 12.75 M 14 3.25 V 12.75
    stop = b R 2.5 2.5 11 11 2
    record.circle = b O 8 8 6.25; D O 8 8 3
    record = p O 8 8 5.5
    forward = b P .6 1.25 3.25 8 8 1.25 12.75; b P .6 8.25 3.25 15 8 8.25 12.75
    backward = @forward mx
    forward.end = b P .8 2.25 2.25 11.25 8 2.25 13.75; s M 13.75 3 V 13
    backward.end = @forward.end mx
    forward.end.alt = b P .6 1.25 4 6.75 8 1.25 12; b P .6 6.75 4 12.25 8 6.75 12; s M 14.5 4 V 12
    backward.end.alt = @forward.end.alt mx
    forward.frame = s M 3 3 V 13; b P .8 6.25 2.5 14 8 6.25 13.5
    backward.frame = @forward.frame mx
    eject = b P .9 8 1.75 14.25 9.25 1.75 9.25; s M 2.5 13 H 13.5
    play.rectangle = b R 1.25 2.5 13.5 11 2; D P .5 6.25 5 11 8 6.25 11
    play.rectangle.on.rectangle = @rectangle.on.rectangle; D P .4 8.5 7.5 12 9.75 8.5 12
    play.square.stack = @square.stack; D P .4 6.5 8 10.5 10.25 6.5 12.5
    play.tv = @tv; D P .4 6.5 4.75 10.25 7 6.5 9.25
    play.desktopcomputer = @desktopcomputer; D P .4 6.5 4.25 10.25 6.4 6.5 8.5
    speaker = b M 1.75 6 H 4 L 8.25 2.5 V 13.5 L 4 10 H 1.75 Z
    speaker.center = b M 4 6 H 6.25 L 10.5 2.5 V 13.5 L 6.25 10 H 4 Z
    speaker.wave.1 = b M 1.75 6 H 4 L 8.25 2.5 V 13.5 L 4 10 H 1.75 Z; s A 7.75 8 3.5 -40 40
    speaker.wave.2 = b M 1 6 H 3 L 7 2.75 V 13.25 L 3 10 H 1 Z; s A 6.5 8 3.25 -42 42; s1 A 6.5 8 6.5 -45 45
    speaker.wave.3 = b M .9 6.25 H 2.5 L 5.75 3.5 V 12.5 L 2.5 9.75 H .9 Z; s A 5.5 8 2.75 -42 42; s1 A 5.5 8 5.5 -45 45; s2 \
    A 5.5 8 8.25 -45 45
    speaker.1 = @speaker.wave.1
    speaker.2 = @speaker.wave.2
    speaker.3 = @speaker.wave.3
    speaker.minus = @speaker t-.5,0; s M 10.5 8 H 14.75
    speaker.plus = @speaker t-.5,0; s M 10.25 8 H 14.75 M 12.5 5.75 V 10.25
    speaker.xmark = @speaker t-.5,0; s M 10.75 6 L 14.75 10 M 14.75 6 L 10.75 10
    hifispeaker = b R 3 1.25 10 13.5 2; d O 8 9.75 2.5; D O 8 4.4 1
    music.note = b E 5.5 12 2.5 2; s M 8 12 V 2.25 Q 8.5 4.75 12 5.25
    music.note.list = s M 1.75 3.5 H 8.5 M 1.75 7.5 H 8.5 M 1.75 11.5 H 5.5; b E 9.9 12.5 1.75 1.4; s M 11.65 12.5 V 4.25 L \
    14.5 3.25
    music.quarternote.3 = b E 3 12.25 1.75 1.4; s M 4.75 12.25 V 5.25; b E 7.5 10.25 1.75 1.4; s M 9.25 10.25 V 3.25; b E 12 \
    8.5 1.75 1.4; s M 13.75 8.5 V 1.75
    music.note.house = @house.body; D E 7 10.75 1.4 1.1; d M 8.1 10.75 V 6.5 L 9.5 7.25
    music.mic = b O 10.75 5.25 3.5; s M 8 7.25 L 2.5 12.25 L 3.75 13.5 L 8.75 8
    mic = b R 5.25 1.5 5.5 8 2.75; s M 2.75 7.5 a 8 7.5 5.25 180 0; s M 8 12.75 V 14.5 M 5.5 14.5 H 10.5
    waveform = s M 1.25 6.75 V 9.25 M 4 4 V 12 M 6.75 6 V 10 M 9.5 2 V 14 M 12.25 4.75 V 11.25 M 14.75 7 V 9
    waveform.path = s M 1 8 H 3 L 4.75 4 L 7 13 L 9.25 2.5 L 11 10.5 L 12 8 H 15
    waveform.path.ecg = s M 1 8.5 H 4 L 6 2.75 L 9.25 13.25 L 11 8.5 H 15
    waveform.path.ecg.rectangle = @rectangle; d M 3.5 8.25 H 5.25 L 6.75 5.25 L 9 10.75 L 10.25 8.25 H 12.5
    photo = b R 1.25 2.5 13.5 11 2; D O 5 6.1 1.3; d W .4 2.25 12.5 5.75 9 7.75 10.75 10.75 7.5 14 10.75
    photo.on.rectangle = b R 4 5 10.75 8.75 1.75; D O 6.9 7.75 1; d W .3 5 12.75 7.75 10.5 9 11.5 11.25 9 14 11.5; s M 1.75 \
    10.5 Q 1.25 10 1.25 9.25 V 4 Q 1.25 2.25 3 2.25 H 11 Q 11.75 2.25 12.1 2.75
    photo.on.rectangle.angled = @photo.on.rectangle
    photo.stack = @rectangle.stack; D O 5 8.6 1; d W .3 3 13 6 10.75 7.5 12 10.5 9.25 13.5 12
    sparkles.rectangle.stack = @rectangle.stack; D M 8 6.75 Q 8.4 9.6 11 10 Q 8.4 10.4 8 13.25 Q 7.6 10.4 5 10 Q 7.6 9.6 8 6.75 Z
    photo.artframe = b R 1.25 2.5 13.5 11 1; d R 4 5.25 8 5.5 .2
    camera = b M 5 4.25 L 5.9 2.9 Q 6.2 2.5 6.75 2.5 H 9.25 Q 9.8 2.5 10.1 2.9 L 11 4.25 H 12.75 Q 14.75 4.25 14.75 6.25 V \
    11.5 Q 14.75 13.5 12.75 13.5 H 3.25 Q 1.25 13.5 1.25 11.5 V 6.25 Q 1.25 4.25 3.25 4.25 Z; c O 8 8.75 2.25
    camera.viewfinder = @viewfinder; b R 4 5.5 8 5.75 1.25; c O 8 8.4 .9
    camera.on.rectangle = b R 3.5 5 11.25 8.75 2; c O 9.1 9.4 1.75; s M 1.75 11 Q 1.25 10.5 1.25 9.5 V 4.25 Q 1.25 2.25 3.25 \
    2.25 H 10.5 Q 11.5 2.25 12 2.75
    camera.aperture = s O 8 8 6.25; s M 10 5 L 5 2.75 M 11.5 8.25 L 12 2.75 M 9.5 11 L 14.25 8.5 M 6 11 L 11 13.25 M 4.5 7.75 \
    L 4 13.25 M 6.5 5 L 1.75 7.5
    camera.filters = s O 8 5.5 4; s O 5.5 10 4; s O 10.5 10 4
    camera.metering.center.weighted = s R 1.25 2.5 13.5 11 2; p O 8 8 2
    video = b R 1.25 3.5 9 9 2; b P .6 12 7 15 4.75 15 11.25 12 9
    video.bubble = @bubble.left; c R 4.75 5 4 3.75 .5; D P .2 9.75 6.75 11.75 5.25 11.75 8.25
    film = b R 1.25 2.5 13.5 11 2; d M 4.75 2.75 V 13.25 M 11.25 2.75 V 13.25 M 5 8 H 11 M 1.5 6 H 4.5 M 1.5 10 H 4.5 M 11.5 \
    6 H 14.5 M 11.5 10 H 14.5
    film.stack = @rectangle.stack; d M 5 6 V 14 M 11 6 V 14
    movieclapper = b R 1.75 6 12.5 8.25 1.5; s M 1.75 6 L 2.5 2.5 L 13.5 1.75 L 14.25 6 M 6 6 L 7 2.25 M 10 6 L 11 2
    tv = b R 1.25 2 13.5 10 2; s M 5 14.5 H 11
    tv.music.note = @tv; D E 7 8.75 1.3 1; d M 8 8.75 V 4.75 L 9.5 5.5
    headphones = b R 2 9 2.75 5 1.25; b R 11.25 9 2.75 5 1.25; s M 2 10.5 V 8 a 8 8 6 180 360 V 10.5
    earbuds = b O 4 4.5 2.5; s M 4.5 7 V 13.5; b O 12 4.5 2.5; s M 11.5 7 V 13.5
    radio = b R 1.25 5.25 13.5 8.75 2; s M 3.5 5 L 12 1.5; d O 5 9.6 1.6; d M 9.5 8.25 H 12.25 M 9.5 11 H 12.25
    guitars = b O 6 10.5 3.75; s M 8.5 8 L 13.75 2.5; D O 6 10.5 1.1
    pianokeys = b R 1.25 2.5 13.5 11 2; d M 5.75 8.5 V 13.25 M 10.25 8.5 V 13.25; D R 4.75 2.5 2 6.5 .4; D R 9.25 2.5 2 6.5 .4
    metronome = b P .8 5.5 1.75 10.5 1.75 13.25 14.25 2.75 14.25; d M 3.75 10.75 H 12.25; s M 7.5 10.5 L 13 3.5
    dial.low = s O 8 9 5.25; s M 8 9 L 5.5 11.5; p O 2 14 .9; p O 14 14 .9
    dial.medium = s O 8 9 5.25; s M 8 9 V 5.5; p O 2 14 .9; p O 14 14 .9
    dial.high = s O 8 9 5.25; s M 8 9 L 10.5 11.5; p O 2 14 .9; p O 14 14 .9
    slider.horizontal.3 = s M 1.5 3.25 H 8 M 12.5 3.25 H 14.5 M 1.5 8 H 3.5 M 8 8 H 14.5 M 1.5 12.75 H 8 M 12.5 12.75 H 14.5; \
    b O 10.25 3.25 1.75; b O 5.75 8 1.75; b O 10.25 12.75 1.75
    slider.vertical.3 = @slider.horizontal.3 r270
    slider.horizontal.2.square = @square; d M 4.5 6 H 6 M 9.5 6 H 11.5 M 4.5 10 H 6.5 M 10 10 H 11.5; d O 7.75 6 1.1; d O \
    8.25 10 1.1
    slider.horizontal.below.rectangle = b R 1.75 1.75 12.5 7 1.75; s M 1.75 12.5 H 8 M 12 12.5 H 14.25; s O 10 12.5 1.6
    dice = @square; D O 5.25 5.25 1.15; D O 10.75 5.25 1.15; D O 5.25 10.75 1.15; D O 10.75 10.75 1.15; D O 8 8 1.15
    die.face.1 = @square; D O 8 8 1.4
    die.face.2 = @square; D O 5.25 5.25 1.25; D O 10.75 10.75 1.25
    die.face.3 = @square; D O 5 5 1.2; D O 8 8 1.2; D O 11 11 1.2
    die.face.4 = @square; D O 5.25 5.25 1.15; D O 10.75 5.25 1.15; D O 5.25 10.75 1.15; D O 10.75 10.75 1.15
    die.face.5 = @dice
    die.face.6 = @square; D O 5.25 4.75 1.1; D O 10.75 4.75 1.1; D O 5.25 8 1.1; D O 10.75 8 1.1; D O 5.25 11.25 1.1; D O \
    10.75 11.25 1.1
    gamecontroller = b M 4.75 4 H 11.25 Q 13.5 4 14.25 7 L 15 10.75 Q 15.25 13.25 13.25 13.25 Q 12.25 13.25 10.75 11.25 H \
    5.25 Q 3.75 13.25 2.75 13.25 Q .75 13.25 1 10.75 L 1.75 7 Q 2.5 4 4.75 4 Z; d M 5.5 6 V 9 M 4 7.5 H 7; D O 10.1 8.5 .95; \
    D O 11.75 6.6 .95
    puzzlepiece = b M 2.25 5 H 5.25 Q 4.5 1.75 7 1.75 Q 9.5 1.75 8.75 5 H 11.75 V 8 Q 14.75 7.25 14.75 9.5 Q 14.75 11.75 \
    11.75 11 V 14.25 H 2.25 V 11.5 Q 4.75 11.75 4.75 9.75 Q 4.75 7.75 2.25 8 Z
    puzzlepiece.extension = @puzzlepiece
    theatermasks = b M 1.25 3.25 Q 5 4.5 8.75 3.25 V 7.5 Q 8.75 11.25 5 11.25 Q 1.25 11.25 1.25 7.5 Z; D O 3.6 6.25 .8; D O \
    6.4 6.25 .8; d A 5 7.4 1.6 30 150; s M 10.75 5.5 Q 13 5.5 14.75 4.75 V 9.25 Q 14.75 13 11.25 13 Q 9 13 8 11.75
    ticket = b M 1.25 5.75 V 4.75 Q 1.25 3.25 2.75 3.25 H 13.25 Q 14.75 3.25 14.75 4.75 V 5.75 Q 12.75 6 12.75 8 Q 12.75 10 \
    14.75 10.25 V 11.25 Q 14.75 12.75 13.25 12.75 H 2.75 Q 1.25 12.75 1.25 11.25 V 10.25 Q 3.25 10 3.25 8 Q 3.25 6 1.25 5.75 \
    Z; d M 9.5 5.5 V 6.25 M 9.5 9.75 V 10.5
    popcorn = b P .4 3 6 13 6 11.75 14.25 4.25 14.25; s M 3 6 Q 2.5 3.5 5 3.5 Q 5.5 1.5 8 1.5 Q 10.5 1.5 11 3.5 Q 13.5 3.5 13 \
    6; d M 6.25 6.5 L 6.75 14 M 9.75 6.5 L 9.25 14
    party.popper = b P .4 1.75 14.25 5 5.75 10.25 11; s M 8.5 5 Q 10.5 4 9.5 1.75; s M 11 7.5 Q 12 5.5 14.25 6.5; p O 13 3 \
    1.1; p O 13.5 10.5 1
    balloon = b M 8 1.5 Q 12.25 1.5 12.25 5.75 Q 12.25 9 8 11.25 Q 3.75 9 3.75 5.75 Q 3.75 1.5 8 1.5 Z; s M 8 11.5 Q 9.5 13 8 \
    14.75
    """
}
