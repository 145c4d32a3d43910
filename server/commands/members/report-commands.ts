import { Argument, type Command } from 'commander';
import { parseMemberId, parseReportId, type ReportId } from '#core/kernel/ids.ts';
import { REPORT_OUTCOMES, type ReportOutcome } from '#core/reports/domain/report.ts';
import { describeRefusal } from '#core/texts/describe.ts';
import { en } from '#core/texts/en.ts';
import { CommandFailure } from '#server/commands/storage/command-failure.ts';
import { renderReport, renderReports } from './report-lines.ts';
import type { WithModeration } from './with-moderation.ts';

/** How many reports are listed at most. */
const MOST_LISTED = 100;

/** Adds the commands by which moderators read and answer what members report. */
export function addReportCommands(
  program: Command,
  surroundings: {
    readonly print: (text: string) => void;
    readonly withModeration: WithModeration;
  },
): void {
  const { print, withModeration } = surroundings;
  program
    .command('reports')
    .description('list the reports that wait for an answer, the gravest first')
    .action(() =>
      withModeration(async ({ reports }) => {
        const queue = { state: 'open', after: null, limit: MOST_LISTED } as const;
        print(renderReports(await reports.queue(queue)));
      }),
    );

  program
    .command('report')
    .description('show a report with its evidence')
    .argument('<id>')
    .action((id: string) =>
      withModeration(async ({ reports }) => {
        const stored = await reports.load(readReportId(id));
        if (stored === null) throw new CommandFailure(`There is no report ${id}.`);
        print(renderReport(stored.value));
      }),
    );

  program
    .command('answer')
    .description('answer a report; the one who filed it reads the outcome')
    .argument('<id>')
    .addArgument(new Argument('<outcome>').choices(REPORT_OUTCOMES))
    .requiredOption('--by <id>', 'the moderator who decided, whom the report must not concern')
    .option('--words <words>', 'for those who answer reports')
    .action((id: string, outcome: ReportOutcome, options: AnswerOptions) =>
      withModeration(async ({ answerReport }) => {
        const words = options.words ?? null;
        const moderator = parseMemberId(Number(options.by));
        if (!moderator.ok) throw new CommandFailure(`${options.by} is no id of a member.`);
        const answer = { id: readReportId(id), moderatorId: moderator.value, outcome, words };
        const answered = await answerReport(answer);
        if (!answered.ok) throw new CommandFailure(describeRefusal(answered.refusal, en));
        print(`Report ${id} is answered.\n`);
      }),
    );
}

interface AnswerOptions {
  readonly by: string;
  readonly words?: string;
}

function readReportId(text: string): ReportId {
  const id = parseReportId(Number(text));
  if (id.ok) return id.value;
  throw new CommandFailure(`${text} is no id of a report: look it up with "reports".`);
}
