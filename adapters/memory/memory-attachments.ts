import { requireUnchanged } from '#adapters/conflict.ts';
import { promised } from '#adapters/promised.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { AttachmentChange } from '#core/messaging/attachments/changes.ts';
import { filesOf } from '#core/messaging/attachments/domain/attachment.ts';
import type {
  KeptAttachment,
  NewAttachment,
} from '#core/messaging/attachments/domain/kept-attachment.ts';
import type { AttachmentRepository } from '#core/messaging/attachments/ports/attachment-repository.ts';
import type { MemoryHandlers } from './memory-handlers.ts';
import { nextId, removeWhere, type MemoryState } from './memory-state.ts';

/** Reads the attachments of the state; see the port for what it promises. */
export function createMemoryAttachments(state: MemoryState): AttachmentRepository {
  const find = (isMeant: (one: KeptAttachment) => boolean) =>
    promised(() => structuredClone(all(state).find(isMeant) ?? null));
  return {
    findByKey: (key) => find(({ content }) => content.key === key),
    findByKeys: (keys) =>
      promised(() =>
        structuredClone(all(state).filter(({ content }) => keys.includes(content.key))),
      ),
    findMade: (memberId, idempotencyKey) =>
      find((one) => one.memberId === memberId && one.idempotencyKey === idempotencyKey),
    countOf: (memberId) =>
      promised(() => {
        const own = attachmentsOf(state, memberId);
        const bytes = own.reduce((sum, one) => sum + one.bytes, 0);
        return { bytes, newestId: newestOf(own) };
      }),
    countBytes: () => promised(() => all(state).reduce((sum, { bytes }) => sum + bytes, 0)),
    listFiles: ({ after, limit }) =>
      promised(() =>
        all(state)
          .filter(({ id }) => id > after)
          .sort((one, other) => one.id - other.id)
          .slice(0, limit)
          .map(({ id, content }) => ({ id, files: filesOf(content) })),
      ),
    removeUnneeded: (unsentSince) =>
      promised(() => {
        removeWhere(state.attachments, ({ messageId, isEvidence, createdAt }) => {
          if (isEvidence) return false;
          if (messageId === null) return createdAt <= unsentSince;
          return !state.messages.has(messageId) && !state.sealedMessages.has(messageId);
        });
      }),
  };
}

/** Stores attachments. */
export function createAttachmentHandlers(state: MemoryState): MemoryHandlers<AttachmentChange> {
  const { attachments, members } = state;
  return {
    add_attachment: ({ attachment, memberVersion, newestId }) => {
      const { memberId } = attachment;
      requireUnchanged(members.get(memberId)?.version === memberVersion);
      requireUnchanged(newestOf(attachmentsOf(state, memberId)) === newestId);
      requireUnchanged(!all(state).some((one) => isTaken(one, attachment)));
      const id = nextId(state, 'attachment');
      attachments.set(id, { id, ...attachment, messageId: null, isEvidence: false });
      return id;
    },
    send_attachments: ({ keys, memberId, messageId }) => {
      for (const key of keys) {
        const found = all(state).find(({ content }) => content.key === key);
        requireUnchanged(found?.memberId === memberId && found.messageId === null);
        attachments.set(found.id, { ...found, messageId });
      }
      return null;
    },
    keep_as_evidence: ({ keys }) => {
      for (const one of all(state)) {
        if (keys.includes(one.content.key)) attachments.set(one.id, { ...one, isEvidence: true });
      }
      return null;
    },
  };
}

function all({ attachments }: MemoryState): KeptAttachment[] {
  return [...attachments.values()];
}

function attachmentsOf(state: MemoryState, memberId: MemberId): KeptAttachment[] {
  return all(state).filter((one) => one.memberId === memberId);
}

function newestOf(attachments: readonly KeptAttachment[]): number {
  return Math.max(0, ...attachments.map(({ id }) => id));
}

/** Whether an attachment has what must be unique of a new one. */
function isTaken(
  one: KeptAttachment,
  { content, memberId, idempotencyKey }: NewAttachment,
): boolean {
  const isMade = idempotencyKey !== null && one.idempotencyKey === idempotencyKey;
  return one.content.key === content.key || (one.memberId === memberId && isMade);
}
