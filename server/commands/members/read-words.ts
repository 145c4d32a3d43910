import { normaliseText } from '#core/kernel/text.ts';
import {
  parseModerationWords,
  type ModerationWords,
} from '#core/moderation/domain/moderation-entry.ts';
import { describeFault } from '#core/texts/describe.ts';
import { en } from '#core/texts/en.ts';
import { CommandFailure } from '#server/commands/storage/command-failure.ts';

/** What the member is told, as it is given after `--reason`. */
export function readWords(text: string): ModerationWords {
  const words = parseModerationWords(normaliseText(text));
  if (words.ok) return words.value;
  throw new CommandFailure(`--reason: ${describeFault(words.refusal, en)}.`);
}
