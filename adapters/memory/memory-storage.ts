import type { Storage } from '#core/storage.ts';
import { createMemoryConnectionRepository } from './memory-connection-repository.ts';
import { createMemoryMemberDirectory } from './memory-member-directory.ts';
import { createMemoryMemberRepository } from './memory-member-repository.ts';
import { createMemoryMessageRepository } from './memory-message-repository.ts';
import { createMemoryRateCounters } from './memory-rate-counters.ts';
import { createMemorySessionRepository } from './memory-session-repository.ts';
import { createMemoryState, type MemoryState } from './memory-state.ts';

/** Storage in the memory of the process: complete, and gone with it. */
export function createMemoryStorage(state: MemoryState = createMemoryState()): Storage {
  return {
    members: createMemoryMemberRepository(state),
    directory: createMemoryMemberDirectory(state),
    connections: createMemoryConnectionRepository(state),
    messages: createMemoryMessageRepository(state),
    sessions: createMemorySessionRepository(state),
    rateCounters: createMemoryRateCounters(),
    ping: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}
