import { parseMemberId, type MemberId } from '#core/kernel/ids.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { toLoginName } from '#core/members/domain/member.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { ModerationEntry } from '#core/moderation/domain/moderation-entry.ts';
import type {
  ModerationRepository,
  RegisteredMember,
} from '#core/moderation/ports/moderation-repository.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

/** How many of the decisions about a member are shown, newest first. */
const DECISIONS_SHOWN = 20;

/** A member and what was decided about them. */
export interface ShownMember extends RegisteredMember {
  readonly decisions: readonly ModerationEntry[];
}

export type ShowRegisteredMember = (
  idOrLogin: string,
) => Promise<Result<ShownMember, NotFound<'member'>>>;

interface Dependencies {
  readonly members: Pick<MemberRepository, 'findById' | 'findCredentials'>;
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
  readonly moderation: Pick<ModerationRepository, 'listEntries'>;
}

/** The member of that id, username or e-mail address, wherever they stand. */
export function makeShowRegisteredMember(deps: Dependencies): ShowRegisteredMember {
  return async (idOrLogin) => {
    const id = await findId(deps, idOrLogin);
    const self = id === null ? null : await deps.members.findById(id);
    if (self === null) return refused({ code: 'not_found', subject: 'member' });
    const page = { viewerId: null, memberId: self.id, before: null, limit: DECISIONS_SHOWN };
    const { value: standing } = await deps.safety.loadStanding(self.id);
    return granted({ self, standing, decisions: await deps.moderation.listEntries(page) });
  };
}

async function findId({ members }: Dependencies, idOrLogin: string): Promise<MemberId | null> {
  const id = /^\d{1,15}$/.test(idOrLogin) ? parseMemberId(Number(idOrLogin)) : null;
  if (id?.ok && (await members.findById(id.value)) !== null) return id.value;
  return (await members.findCredentials(toLoginName(idOrLogin)))?.memberId ?? null;
}
