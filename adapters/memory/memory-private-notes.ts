import { requireUnchanged } from '#adapters/conflict.ts';
import { promised } from '#adapters/promised.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { PrivateNoteChange } from '#core/messaging/changes.ts';
import { noteKeptUntil, type PrivateNote } from '#core/messaging/domain/private-note.ts';
import type { PrivateNoteRepository } from '#core/messaging/ports/private-note-repository.ts';
import type { MemoryHandlers } from './memory-handlers.ts';
import { nextNumber, removeWhere, type MemoryState } from './memory-state.ts';

/** Reads the private notes of the state; see the port for what it promises. */
export function createMemoryPrivateNotes(state: MemoryState): PrivateNoteRepository {
  return {
    find: (memberId, connectionId) =>
      promised(() => structuredClone(findNote(state, memberId, connectionId) ?? null)),
    listOf: (memberId, { before, limit }) =>
      promised(() =>
        [...state.privateNotes.values()]
          .filter((note) => note.memberId === memberId && (before === null || note.id < before))
          .sort((one, other) => other.id - one.id)
          .slice(0, limit)
          .map((note) => structuredClone(note)),
      ),
    removeExpired: (now) =>
      promised(() => {
        removeWhere(state.privateNotes, ({ keptUntil }) => keptUntil !== null && keptUntil <= now);
      }),
  };
}

/** Keeps those notes for a while from that time on, unless they are already. */
export function endPrivateNotes(
  { privateNotes }: MemoryState,
  isMeant: (note: PrivateNote) => boolean,
  at: string,
): void {
  for (const [id, note] of privateNotes) {
    if (isMeant(note)) {
      privateNotes.set(id, { ...note, keptUntil: note.keptUntil ?? noteKeptUntil(at) });
    }
  }
}

/** Stores private notes. */
export function createPrivateNoteHandlers(state: MemoryState): MemoryHandlers<PrivateNoteChange> {
  return {
    put_private_note: ({ note, version }) => {
      requireUnchanged(state.connections.get(note.connectionId)?.version === version);
      const before = findNote(state, note.memberId, note.connectionId);
      if (note.text === '') {
        if (before) state.privateNotes.delete(before.id);
        return null;
      }
      const { id, keptUntil } = before ?? {
        id: nextNumber(state, 'private_note'),
        keptUntil: null,
      };
      state.privateNotes.set(id, { id, keptUntil, ...note });
      return null;
    },
  };
}

function findNote(
  { privateNotes }: MemoryState,
  memberId: MemberId,
  connectionId: ConnectionId,
): PrivateNote | undefined {
  return [...privateNotes.values()].find(
    (note) => note.memberId === memberId && note.connectionId === connectionId,
  );
}
