import type { Command } from 'commander';
import { INVITATION_DAYS } from '#core/accounts/invitations/domain/invitation.ts';
import type { Measure } from '#core/moderation/domain/measure.ts';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { CommandFailure } from '#server/commands/storage/command-failure.ts';
import { renderTable } from './member-lines.ts';
import { refusalFailure } from './refusal-failure.ts';
import type { Surroundings } from './with-moderation.ts';

/** How many members who wait are listed at most. */
const MOST_LISTED = 100;

/** How many invitations are made at once at most. */
const MOST_INVITATIONS = 100;

/** Adds the commands that say who may become a member. */
export function addRegistrationCommands(
  program: Command,
  surroundings: Surroundings,
  take: (id: string, measure: Measure) => Promise<void>,
): void {
  addApprovalCommands(program, surroundings, take);
  const { print, withModeration } = surroundings;
  program
    .command('invite')
    .description("make invitations, and print the link for each; they're only shown this once")
    .option('--count <number>', 'how many', '1')
    .action(({ count }: { readonly count: string }) =>
      withModeration(async ({ invite }, { publicOrigin }) => {
        for (let left = readCount(count); left > 0; left -= 1) {
          const invited = await invite(null);
          if (!invited.ok) throw refusalFailure(invited.refusal);
          print(`${publicOrigin ?? ''}${PAGE_ROUTES.register}?invitation=${invited.value.code}\n`);
        }
        print(`Each can be used once, within ${INVITATION_DAYS} days.\n`);
        if (publicOrigin === null) print('Put the address of the site in front of it.\n');
      }),
    );
}

function addApprovalCommands(
  program: Command,
  { print, withModeration }: Surroundings,
  take: Parameters<typeof addRegistrationCommands>[2],
): void {
  program
    .command('waiting')
    .description('list the new members waiting for approval, longest wait first')
    .action(() =>
      withModeration(async ({ moderation }) => {
        const waiting = await moderation.listAwaitingApproval({ after: 0, limit: MOST_LISTED });
        const rows = waiting.map(({ self: { id, createdAt, username, email, name } }) => [
          String(id),
          createdAt,
          username,
          email,
          name,
        ]);
        print(
          renderTable(
            ['id', 'registered', 'username', 'email', 'name'],
            rows,
            'Nobody is waiting for approval.',
          ),
        );
      }),
    );

  program
    .command('approve')
    .description("let a new member who's waiting for approval log in")
    .argument('<id>')
    .action((id: string) => take(id, { action: 'approve' }));

  program
    .command('decline')
    .description("don't let a new member who's waiting for approval log in")
    .argument('<id>')
    .action((id: string) => take(id, { action: 'decline' }));
}

function readCount(text: string): number {
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= MOST_INVITATIONS) return count;
  throw new CommandFailure(`--count must be a whole number from 1 to ${MOST_INVITATIONS}.`);
}
