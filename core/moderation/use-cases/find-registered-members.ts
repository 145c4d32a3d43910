import { foldText } from '#core/kernel/fold-text.ts';
import type {
  ModerationRepository,
  RegisteredMember,
} from '#core/moderation/ports/moderation-repository.ts';

/** How many members to read at once. */
const AT_ONCE = 1_000;

export type FindRegisteredMembers = (
  text: string,
  limit: number,
) => Promise<readonly RegisteredMember[]>;

/** The first members, wherever they stand, whose name, username or e-mail address contains the text. */
export function makeFindRegisteredMembers({
  moderation,
}: {
  readonly moderation: Pick<ModerationRepository, 'listMembers'>;
}): FindRegisteredMembers {
  return async (text, limit) => {
    const sought = foldText(text.trim());
    const found: RegisteredMember[] = [];
    for (let after = 0; ;) {
      const members = await moderation.listMembers({ after, limit: AT_ONCE });
      found.push(...members.filter((member) => matches(member, sought)));
      const last = members.at(-1);
      if (last === undefined || found.length >= limit) return found.slice(0, limit);
      after = last.self.id;
    }
  };
}

function matches({ self }: RegisteredMember, sought: string): boolean {
  return [self.name, self.username, self.email].some((text) => foldText(text).includes(sought));
}
