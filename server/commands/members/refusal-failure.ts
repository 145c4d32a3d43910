import type { Refusal } from '#core/refusals.ts';
import { describeRefusal } from '#core/texts/describe.ts';
import { en } from '#core/texts/en.ts';
import { CommandFailure } from '#server/commands/storage/command-failure.ts';

/** The sentence for whoever typed the command, who may have named what never was there. */
export function refusalFailure(refusal: Refusal): CommandFailure {
  if (refusal.code !== 'not_found') return new CommandFailure(describeRefusal(refusal, en));
  const given = refusal.subject === 'member' ? 'name or number' : 'number';
  return new CommandFailure(`There's no ${refusal.subject.replaceAll('_', ' ')} of that ${given}.`);
}
