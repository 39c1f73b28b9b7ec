"""A voice for Orca that writes what it is to say to the standard output, a line for each utterance.

Orca loads it by its name, from the setting `speechServerFactory`."""

from orca import speechserver


class SpeechServer(speechserver.SpeechServer):
    @staticmethod
    def getSpeechServer(info=None):
        return SpeechServer()

    def getInfo(self):
        return ["Written", "written"]

    def speak(self, text=None, acss=None, interrupt=True):
        if text and text.strip():
            print(" ".join(text.split()), flush=True)

    def speakCharacter(self, character, acss=None):
        self.speak(character)

    def sayAll(self, utteranceIterator, progressCallback):
        for context, voice in utteranceIterator:
            self.speak(context.utterance, voice)
