import { Argument, Command } from 'commander';
import { aliveOf, MOST_LISTED } from '#core/accounts/sessions/domain/listed-session.ts';
import { parseMemberId, type MemberId } from '#core/kernel/ids.ts';
import { roleMeasure, type Measure } from '#core/moderation/domain/measure.ts';
import type { ModerationWords } from '#core/moderation/domain/moderation-entry.ts';
import { ROLES, type Role } from '#core/safety/domain/standing.ts';
import { CommandFailure } from '#server/commands/storage/command-failure.ts';
import type { UseCases } from '#server/composition/contexts.ts';
import { describeStanding, renderMember, renderMembers } from './member-lines.ts';
import { addLetterCommand } from './letter-commands.ts';
import { addContactCommands } from './contact-commands.ts';
import { addAppealCommands } from './appeal-commands.ts';
import { addNewsletterCommand } from './newsletter-command.ts';
import { readWords } from './read-words.ts';
import { readTime } from './read-time.ts';
import { addRegistrationCommands } from './registration-commands.ts';
import { addReportCommands } from './report-commands.ts';
import { refusalFailure } from './refusal-failure.ts';
import type { Surroundings } from './with-moderation.ts';

/** How many members are found at most. */
const MOST_FOUND = 100;

/** The command line that looks after members. Whatever it changes is in the moderation log. */
export function createMembersCommand(surroundings: Surroundings): Command {
  const program = new Command('members')
    .usage('<command> [options]')
    .description('Looks after the members of a site while its servers keep running.')
    .addHelpText('after', '\nEvery command uses DATABASE_URL, and every change goes into the log.')
    .showHelpAfterError('Run "npm run members -- --help" to see all commands.');
  addReadingCommands(program, surroundings);
  addAccountCommands(program, surroundings);
  addOtherCommands(program, surroundings);
  addPasswordCommand(program, surroundings);
  addDeletionCommand(program, surroundings);
  addReportCommands(program, surroundings);
  addContactCommands(program, surroundings);
  addRegistrationCommands(program, surroundings, (id, measure) => take(surroundings, id, measure));
  addAppealCommands(program, surroundings);
  addLetterCommand(program, surroundings);
  addNewsletterCommand(program, surroundings);
  return program;
}

function addReadingCommands(program: Command, { print, withModeration }: Surroundings): void {
  program
    .command('find')
    .description('list the members whose name, username or email address contains the text')
    .argument('<text>')
    .action((text: string) =>
      withModeration(async ({ findRegisteredMembers }) => {
        print(renderMembers(await findRegisteredMembers(text, MOST_FOUND)));
      }),
    );

  program
    .command('show')
    .description('show a member, and the decisions about them')
    .argument('<member>', 'their id, username or email address')
    .action((member: string) =>
      withModeration(async ({ showRegisteredMember }) => {
        const shown = await showRegisteredMember(member);
        if (!shown.ok) throw refusalFailure(shown.refusal);
        print(renderMember(shown.value));
      }),
    );
}

function addAccountCommands(program: Command, surroundings: Surroundings): void {
  program
    .command('suspend')
    .description("sign a member out, and don't let them log in again before a given day")
    .argument('<id>')
    .requiredOption('--until <date>', 'a day such as 2030-12-31, or a time in UTC')
    .requiredOption('--reason <words>', 'why; the member is told')
    .action((id: string, { until, reason }: { readonly until: string; readonly reason: string }) =>
      take(surroundings, id, { action: 'suspend', until: readTime(until) }, readWords(reason)),
    );

  program
    .command('remove')
    .description('sign a member out for good, and hide them from everyone')
    .argument('<id>')
    .requiredOption('--reason <words>', 'why; the member is told')
    .action((id: string, { reason }: { readonly reason: string }) =>
      take(surroundings, id, { action: 'remove' }, readWords(reason)),
    );

  program
    .command('restore')
    .description('lift every decision about a member, except their role')
    .argument('<id>')
    .action((id: string) => take(surroundings, id, { action: 'restore' }));
}

function addOtherCommands(program: Command, surroundings: Surroundings): void {
  program
    .command('role')
    .description('make somebody a moderator, an operator of the site, or a member like any other')
    .argument('<id>')
    .addArgument(new Argument('<role>').choices(ROLES))
    .action((id: string, role: Role) => take(surroundings, id, roleMeasure(role)));

  program
    .command('end-sessions')
    .description('sign a member out on all their devices')
    .argument('<id>')
    .action((id: string) => endSessions(surroundings, id));
}

function addPasswordCommand(program: Command, { print, withModeration }: Surroundings): void {
  program
    .command('one-time-password')
    .description('make a password that lets a member log in once within 24 hours')
    .argument('<member>', 'their id, username or email address')
    .option('--switch-off-second-factor', "for a member who's lost their app and codes as well")
    .action((member: string, options: { readonly switchOffSecondFactor?: true }) =>
      withModeration(async ({ giveOneTimePassword, showRegisteredMember }) => {
        const shown = await showRegisteredMember(member);
        if (!shown.ok) throw refusalFailure(shown.refusal);
        const { id, name, username } = shown.value.self;
        const given = await giveOneTimePassword(id, options.switchOffSecondFactor);
        if (!given.ok) throw refusalFailure(given.refusal);
        const { password, expiresAt } = given.value;
        print(`${name} (${username}, ${id}) can log in once until ${expiresAt}:\n${password}\n`);
        print("It's only shown now. They must use it to choose a password of their own.\n");
      }),
    );
}

function addDeletionCommand(program: Command, { print, withModeration }: Surroundings): void {
  program
    .command('delete')
    .description("delete a member's account straight away and for good, because they've asked")
    .argument('<member>', 'their id, username or email address')
    .option('--yes', 'delete it, instead of only saying whose it is')
    .action((member: string, { yes = false }: { readonly yes?: boolean }) =>
      withModeration(async ({ deleteAccount, showRegisteredMember }) => {
        const shown = await showRegisteredMember(member);
        if (!shown.ok) throw refusalFailure(shown.refusal);
        const { id, name, username } = shown.value.self;
        if (!yes) {
          const whose = `This is the account of ${name} (${username}, ${id}).`;
          throw new CommandFailure(`${whose} Nothing can bring it back: repeat this with --yes.`);
        }
        const deleted = await deleteAccount(id);
        if (!deleted.ok) throw refusalFailure(deleted.refusal);
        print(`The account of member ${id} has been deleted. Earlier backups still hold it.\n`);
      }),
    );
}

/** Signs the member out everywhere, and prints from how many sessions. */
function endSessions({ print, withModeration }: Surroundings, text: string): Promise<void> {
  const id = readMemberId(text);
  return withModeration(async (site) => {
    const sessions = aliveOf(await site.sessions.listOf(id, MOST_LISTED), site.clock.now());
    const measure = { action: 'end_sessions' } as const;
    print(await takeMeasure(site, { memberId: id, measure, words: null }));
    const ended = sessions.length === 1 ? '1 session was' : `${sessions.length} sessions were`;
    print(`${ended} ended.\n`);
  });
}

/** Takes the measure, and prints the member's standing after it. */
function take(
  { print, withModeration }: Surroundings,
  id: string,
  measure: Measure,
  words: ModerationWords | null = null,
): Promise<void> {
  const memberId = readMemberId(id);
  return withModeration(async (site) => {
    print(await takeMeasure(site, { memberId, measure, words }));
  });
}

/** Takes the measure, and says how the member stands after it. */
async function takeMeasure(
  site: UseCases,
  given: {
    readonly memberId: MemberId;
    readonly measure: Measure;
    readonly words: ModerationWords | null;
  },
): Promise<string> {
  const taken = await site.takeMeasure(given);
  if (!taken.ok) throw refusalFailure(taken.refusal);
  const shown = await site.showRegisteredMember(String(given.memberId));
  if (!shown.ok) throw refusalFailure(shown.refusal);
  const { self, standing } = shown.value;
  return `${self.name} (${self.username}, ${self.id}): ${describeStanding(standing)}.\n`;
}

function readMemberId(text: string): MemberId {
  const id = parseMemberId(Number(text));
  if (id.ok) return id.value;
  throw new CommandFailure(`${text} isn't the id of a member: look it up with "find".`);
}
