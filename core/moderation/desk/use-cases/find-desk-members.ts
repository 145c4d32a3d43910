import type { SecurityChange } from '#core/accounts/changes.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Commit } from '#core/kernel/commit.ts';
import { foldText } from '#core/kernel/fold-text.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { countCharacters } from '#core/kernel/text.ts';
import { toLoginName } from '#core/members/domain/member.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import { noteLookUp } from '#core/moderation/desk/domain/note-look-up.ts';
import type {
  ModerationRepository,
  RegisteredMember,
} from '#core/moderation/ports/moderation-repository.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

/** How many members are found by their names. */
const MOST_FOUND = 20;

/** How many characters of a name are needed to find anyone by it. */
const FEWEST_CHARACTERS = 3;

export type FindDeskMembers = (input: {
  readonly callerId: MemberId;
  readonly text: string;
}) => Promise<readonly RegisteredMember[]>;

interface Dependencies {
  readonly members: Pick<MemberRepository, 'findById' | 'findCredentials'>;
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
  readonly moderation: Pick<ModerationRepository, 'listNamed'>;
  readonly commit: Commit<SecurityChange, never>;
  readonly clock: Clock;
}

/**
 * The member of exactly that username or email address, which is noted, and then those whose names begin so; without the
 * moderator who asks.
 */
export function makeFindDeskMembers(deps: Dependencies): FindDeskMembers {
  return async ({ callerId, text }) => {
    const found = await findExactly(deps, text);
    const exact = found?.self.id === callerId ? null : found;
    if (exact !== null) await deps.commit(noteLookUp(callerId, exact.self.id, deps.clock.now()));
    const name = foldText(text.trim());
    const isLong = countCharacters(name) >= FEWEST_CHARACTERS;
    const named = isLong ? await deps.moderation.listNamed(name, MOST_FOUND) : [];
    const others = named.filter(({ self: { id } }) => id !== exact?.self.id && id !== callerId);
    return exact === null ? others : [exact, ...others];
  };
}

async function findExactly(
  { members, safety }: Dependencies,
  text: string,
): Promise<RegisteredMember | null> {
  const credentials = await members.findCredentials(toLoginName(text));
  const self = credentials && (await members.findById(credentials.memberId));
  return self && { self, standing: (await safety.loadStanding(self.id)).value };
}
