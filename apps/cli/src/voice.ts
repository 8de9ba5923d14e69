/** A game's words in the terminal: question, options, log and refusals as sentences. */
import { createSpeaker, type GameModule, type Message, type Speaker } from '@tabard/content';
import { tableWords } from '@tabard/table';
import type { TerminalVoice } from '@tabard/terminal/board';
import { pc } from '@tabard/terminal/colours';

const LANGUAGE = 'en';

export function speakerOf(module: GameModule, names: readonly string[] = []): Speaker {
  const speaker = createSpeaker({ words: [module.words[LANGUAGE] ?? {}, tableWords.en], names, language: LANGUAGE });
  return { ...speaker, say: (message) => emphasised(speaker.say(message)) };
}

/** The *stress* of a storybook's prose leans on a screen, and is gone where nothing can lean. A slot `*4` is no stress. */
export const emphasised = (text: string, lean: (words: string) => string = pc.italic): string =>
  text.replace(/(?<!\w)\*([^\s*](?:[^*\n]*[^\s*])?)\*(?!\w)/g, (_, words: string) => lean(words));

export function voiceOf(module: GameModule, names: readonly string[]): TerminalVoice {
  const speaker = speakerOf(module, names);
  const { speech, game } = module;
  return {
    names,
    speaker,
    question: (seen, ask) => speaker.say(speech.question(seen, ask)),
    option: (seen, seat, key, ask) => speaker.say(speech.option(seen, seat, key, ask)),
    event: (event) => sayMaybe(speaker, speech.event(event, game.content)),
    refusal: (why) => {
      const ofTheKernel = { id: `refusal.${why.clause}` };
      return speaker.say(speaker.has(ofTheKernel.id) ? ofTheKernel : speech.refusal(why, game.content));
    },
  };
}

const sayMaybe = (speaker: Speaker, message: Message | null) => message && speaker.say(message);

export const seatNames = (seats: number): string[] => Array.from({ length: seats }, (_, seat) => `Seat ${seat + 1}`);
