import { Argument, type Command } from 'commander';
import { parseNoticeId } from '#core/kernel/ids.ts';
import { APPEAL_OUTCOMES, type AppealOutcome } from '#core/moderation/domain/notice.ts';
import { CommandFailure } from '#server/commands/storage/command-failure.ts';
import { renderAppeals } from './appeal-lines.ts';
import { readWords } from './read-words.ts';
import { refusalFailure } from './refusal-failure.ts';
import type { Surroundings } from './with-moderation.ts';

/** How many appeals are listed at most. */
const MOST_LISTED = 100;

/** Adds the commands with which the operator reads and answers appeals. */
export function addAppealCommands(program: Command, surroundings: Surroundings): void {
  const { print, withModeration } = surroundings;
  program
    .command('appeals')
    .description('list the appeals waiting for an answer, oldest first')
    .action(() =>
      withModeration(async ({ notices }) => {
        const page = { viewerId: null, after: 0, limit: MOST_LISTED };
        print(renderAppeals(await notices.listAppealed(page)));
      }),
    );

  program
    .command('decide-appeal')
    .description('answer an appeal, whoever made the decision; the member is told')
    .argument('<id>')
    .addArgument(new Argument('<outcome>').choices(APPEAL_OUTCOMES))
    .requiredOption('--reason <words>', 'why; the member is told')
    .action((text: string, outcome: AppealOutcome, { reason }: { readonly reason: string }) =>
      withModeration(async ({ decideAppeal }) => {
        const id = parseNoticeId(Number(text));
        if (!id.ok) throw new CommandFailure(`${text} isn't the id of an appeal.`);
        const words = readWords(reason);
        const decided = await decideAppeal({ by: 'operator', id: id.value, outcome, words });
        if (!decided.ok) throw refusalFailure(decided.refusal);
        print(`Appeal ${text} has been answered.\n`);
      }),
    );
}
