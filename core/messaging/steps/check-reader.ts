import type { Connection } from '#core/connections/domain/connection.ts';
import type { ConnectionRefusal } from '#core/connections/refusals.ts';
import type { VisibleParty } from '#core/connections/steps/find-visible-party.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MessageRefusal } from '#core/messaging/refusals.ts';

/** Why nobody is there to read what a member does in a conversation. */
export type ReaderRefusal =
  | RefusalOf<'not_accepted', ConnectionRefusal>
  | RefusalOf<'member_has_left', MessageRefusal>;

/** The other of a connection, if they are there to read what happens in it. */
export function checkReader(
  { status }: Pick<Connection, 'status'>,
  { id, sight }: Pick<VisibleParty, 'id' | 'sight'>,
): Result<MemberId, ReaderRefusal> {
  if (sight === 'former') return refused({ code: 'member_has_left' });
  return status === 'accepted' ? granted(id) : refused({ code: 'not_accepted' });
}
