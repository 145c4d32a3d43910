import type { ConnectionRefusal } from '#core/connections/refusals.ts';
import { decideAndCommit, type Commit, type Proposal } from '#core/kernel/commit.ts';
import type { IdempotencyKey } from '#core/kernel/idempotency-key.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { hasRoomForBytes } from '#core/media/domain/picture-room.ts';
import { roomTaken } from '#core/media/domain/picture.ts';
import type { PictureRepository } from '#core/media/ports/picture-repository.ts';
import type { PictureRefusal, VoiceRefusal } from '#core/media/refusals.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { AttachmentChange } from '#core/messaging/attachments/changes.ts';
import { toAttachment, type Attachment } from '#core/messaging/attachments/domain/attachment.ts';
import type { NewAttachment } from '#core/messaging/attachments/domain/kept-attachment.ts';
import type { AttachmentRepository } from '#core/messaging/attachments/ports/attachment-repository.ts';
import type { MessageRepository } from '#core/messaging/ports/message-repository.ts';
import type { MessageRefusal } from '#core/messaging/refusals.ts';
import {
  findConversation,
  type ConversationDependencies,
} from '#core/messaging/steps/find-conversation.ts';
import { hasWritten } from '#core/messaging/steps/has-written.ts';

/** For whom an attachment is made, and for which conversation. */
export interface AttachmentDraft {
  readonly callerId: MemberId;
  readonly connectionId: ConnectionId;
  /** Names the attachment among those of the caller. */
  readonly idempotencyKey: IdempotencyKey | null;
}

export type AttachRefusal =
  | NotFound<'connection'>
  | RefusalOf<'not_accepted', ConnectionRefusal>
  | RefusalOf<'member_has_left' | 'not_written_yet' | 'idempotency_key_reused', MessageRefusal>
  | RefusalOf<'no_room_for_picture', PictureRefusal>
  | RefusalOf<'no_room_for_voice', VoiceRefusal>
  | RefusalOf<'not_signed_in'>;

/** What keeping an attachment takes. */
export interface AttachmentKeeping extends ConversationDependencies {
  readonly attachments: Pick<AttachmentRepository, 'findMade' | 'countOf'>;
  readonly messages: Pick<MessageRepository, 'listOf'>;
  readonly pictures: Pick<PictureRepository, 'listOf'>;
  readonly members: Pick<MemberRepository, 'load'>;
  readonly commit: Commit<AttachmentChange, never>;
}

/** An attachment that was made, of which nothing but its files is stored yet. */
type Made = Pick<NewAttachment, 'content' | 'bytes'>;

/**
 * Keeps an attachment that waits to be sent; under one key once, however often it is made. It is made only if the caller
 * may send it, and asks before it writes files whether there is room for so many bytes.
 */
export async function keepAttachment<Refusal>(
  deps: AttachmentKeeping,
  draft: AttachmentDraft,
  make: (hasRoom: (bytes: number) => boolean) => Promise<Result<Made, Refusal>>,
): Promise<Result<Attachment, AttachRefusal | Refusal>> {
  const { callerId, connectionId, idempotencyKey } = draft;
  const refusal = await whyNotSent(deps, draft);
  if (refusal !== null) return refused(refusal);
  const repeated = await findRepeated(deps, draft);
  if (repeated !== null) return repeated;
  const before = await countRoom(deps, callerId);
  const made = await make((bytes) => hasRoomForBytes(before, bytes));
  if (!made.ok) return made;
  const { content, bytes } = made.value;
  const createdAt = deps.clock.now();
  const attachment = {
    memberId: callerId,
    connectionId,
    idempotencyKey,
    content,
    bytes,
    createdAt,
  };
  return decideAndCommit(deps.commit, () => decide(deps, attachment));
}

/** Why the caller can send the other nothing but words now; `null` if they can. */
async function whyNotSent(
  deps: AttachmentKeeping,
  { callerId, connectionId }: AttachmentDraft,
): Promise<AttachRefusal | null> {
  const readable = await findConversation(deps, callerId, connectionId);
  if (!readable.ok) return readable.refusal;
  const { otherId, senderId } = readable.value;
  if (senderId !== undefined) return { code: 'member_has_left' };
  return (await hasWritten(deps, connectionId, otherId)) ? null : { code: 'not_written_yet' };
}

async function findRepeated(
  { attachments }: AttachmentKeeping,
  { callerId, connectionId, idempotencyKey }: AttachmentDraft,
): Promise<Result<Attachment, AttachRefusal> | null> {
  const made = idempotencyKey && (await attachments.findMade(callerId, idempotencyKey));
  if (!made) return null;
  return made.connectionId === connectionId
    ? granted(toAttachment(made.content))
    : refused({ code: 'idempotency_key_reused' });
}

const NO_ROOM = { picture: 'no_room_for_picture', voice: 'no_room_for_voice' } as const;

async function decide(
  deps: AttachmentKeeping,
  attachment: NewAttachment,
): Promise<Result<Proposal<AttachmentChange, never, Attachment>, AttachRefusal>> {
  const { memberId, connectionId, idempotencyKey, content, bytes, createdAt: at } = attachment;
  // The version comes first: whoever adds an attachment meanwhile has it decided again.
  const member = await deps.members.load(memberId);
  const taken = await countRoom(deps, memberId);
  if (member === null) return refused({ code: 'not_signed_in' });
  const repeated = await findRepeated(deps, { callerId: memberId, connectionId, idempotencyKey });
  if (repeated?.ok) return granted({ act: null, answer: () => repeated.value });
  if (repeated !== null) return repeated;
  if (!hasRoomForBytes(taken, bytes)) return refused({ code: NO_ROOM[content.kind] });
  const decided = { memberVersion: member.version, newestId: taken.newestId };
  const changes = [{ type: 'add_attachment', attachment, ...decided }] as const;
  return granted({
    act: { changes, events: [], actorId: memberId, at },
    answer: () => toAttachment(content),
  });
}

/** How much the member keeps here, pictures of their profile and all that they sent. */
async function countRoom(
  { attachments, pictures }: AttachmentKeeping,
  memberId: MemberId,
): Promise<{ readonly bytes: number; readonly newestId: number }> {
  const { bytes, newestId } = await attachments.countOf(memberId);
  return { bytes: bytes + roomTaken(await pictures.listOf(memberId)).bytes, newestId };
}
