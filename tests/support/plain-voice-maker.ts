import { readFile } from 'node:fs/promises';
import { granted, refused } from '#core/kernel/result.ts';
import type { MadeVoice, VoiceMaker } from '#core/media/ports/voice-maker.ts';
import { UNREADABLE } from './plain-picture-maker.ts';

/** What a file begins with that is too long. */
export const TOO_LONG = 'too long';

/** Takes any file for a voice, but for those that begin with these words; its file says which it is. */
export const plainVoiceMaker: VoiceMaker = {
  make: async (file) => {
    const sent = await readFile(file, 'utf8');
    if (sent.startsWith(UNREADABLE)) return refused('unreadable');
    return sent.startsWith(TOO_LONG) ? refused('too_long') : granted(voiceOf(sent));
  },
};

/** The voice made of that text. */
export function voiceOf(sent: string): MadeVoice {
  return { file: new TextEncoder().encode(`voice of ${sent}`), seconds: 12.3 };
}
