import type { MemberId } from '#core/kernel/ids.ts';
import { parseKnown } from '#core/kernel/parser.ts';
import { parseUsername } from './field-rules.ts';
import type { Member } from './member.ts';
import { DEFAULT_PREFERENCES } from './preferences.ts';
import { EMPTY_COLUMNS } from './profile-fields.ts';

/** A reserved name, so that it is nobody's. */
const USERNAME = parseKnown(parseUsername, 'former-member');

/** What those see who were connected with a member who has left: nothing of them but the number. */
export function formerMember(id: MemberId, since: string): Member {
  return {
    id,
    name: 'Former member',
    username: USERNAME,
    ...EMPTY_COLUMNS,
    verified: false,
    createdAt: since,
    preferences: DEFAULT_PREFERENCES,
  };
}
