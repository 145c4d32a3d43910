import { Argument, type Command } from 'commander';
import { endpoints } from '#core/contract.ts';
import {
  SIMPLE_MEASURES,
  type ReportDecision,
} from '#core/moderation/desk/domain/report-decision.ts';
import { parseMemberId, parseReportId, type ReportId } from '#core/kernel/ids.ts';
import { toFieldErrors } from '#core/kernel/schemas/field-errors.ts';
import { describeRefusal } from '#core/texts/describe.ts';
import { en } from '#core/texts/en.ts';
import { CommandFailure } from '#server/commands/storage/command-failure.ts';
import { readTime } from './read-time.ts';
import { renderReport, renderReports } from './report-lines.ts';
import { refusalFailure } from './refusal-failure.ts';
import type { Surroundings } from './with-moderation.ts';

/** How many reports are listed at most. */
const MOST_LISTED = 100;

/** Adds the commands by which moderators read and answer what members report. */
export function addReportCommands(program: Command, surroundings: Surroundings): void {
  const { print, withModeration } = surroundings;
  program
    .command('reports')
    .description('list the reports waiting for an answer, most serious first')
    .action(() =>
      withModeration(async ({ reports }) => {
        const queue = { viewerId: null, state: 'open', after: null, limit: MOST_LISTED } as const;
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
        if (stored === null) throw new CommandFailure(`There's no report ${id}.`);
        print(renderReport(stored.value));
      }),
    );

  program
    .command('answer')
    .description('decide on a report; whoever filed it is told the outcome')
    .argument('<id>')
    .addArgument(new Argument('<measure>').choices(MEASURES))
    .requiredOption('--by <id>', "the moderator who decides, who can't be part of the report")
    .option('--guideline <name>', 'the guideline the member broke, such as money or threats')
    .option('--reason <words>', 'why; the member is told')
    .option('--until <date>', 'when a suspension ends: a day such as 2030-12-31, or a time in UTC')
    .action((id: string, measure: string, options: AnswerOptions) =>
      withModeration(async ({ decideReports }) => {
        const moderator = parseMemberId(Number(options.by));
        if (!moderator.ok) throw new CommandFailure(`${options.by} isn't the id of a member.`);
        const decision = readDecision(measure, options);
        const made = { callerId: moderator.value, ids: [readReportId(id)], decision };
        const decided = await decideReports(made);
        if (!decided.ok) throw refusalFailure(decided.refusal);
        const { state } = decided.value.reports[0].handling;
        print(state === 'answered' ? `Report ${id} has been answered.\n` : PROPOSED);
      }),
    );
}

const MEASURES = ['dismiss', ...SIMPLE_MEASURES, 'suspend'] as const;

const PROPOSED = "You've proposed the removal; another moderator has to decide the same.\n";

interface AnswerOptions {
  readonly by: string;
  readonly guideline?: string;
  readonly reason?: string;
  readonly until?: string;
}

/** The options in which the fields of a decision are given. */
const OPTIONS: Readonly<Record<string, string>> = {
  reason: '--guideline',
  words: '--reason',
  until: '--until',
};

/** The decision, as the desk would take it. */
function readDecision(
  measure: string,
  { guideline: reason, reason: words, until }: AnswerOptions,
): ReportDecision {
  const given = { measure, reason, words, until: until === undefined ? until : readTime(until) };
  const decision = endpoints.decideReport.body.safeParse(given);
  if (decision.success) return decision.data;
  const errors = toFieldErrors(decision.error);
  const option = OPTIONS[errors[0]?.path ?? ''] ?? measure;
  const refusal = { code: 'invalid_input', errors } as const;
  throw new CommandFailure(`${option}: ${describeRefusal(refusal, en)}.`);
}

function readReportId(text: string): ReportId {
  const id = parseReportId(Number(text));
  if (id.ok) return id.value;
  throw new CommandFailure(`${text} isn't the id of a report: look it up with "reports".`);
}
