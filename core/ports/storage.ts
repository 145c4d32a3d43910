import type { ConnectionRepository } from './connection-repository.ts';
import type { MemberDirectory } from './member-directory.ts';
import type { MemberRepository } from './member-repository.ts';
import type { MessageRepository } from './message-repository.ts';
import type { RateCounters } from './rate-counters.ts';
import type { SessionRepository } from './session-repository.ts';

/** Everything that one storage engine keeps; an engine is chosen as a whole. */
export interface Storage {
  readonly members: MemberRepository;
  readonly directory: MemberDirectory;
  readonly connections: ConnectionRepository;
  readonly messages: MessageRepository;
  readonly sessions: SessionRepository;
  readonly rateCounters: RateCounters;
  /** Resolves while storage answers, and rejects otherwise. */
  ping(): Promise<void>;
  /** Lets go of files and connections; nothing may be called afterwards. */
  close(): Promise<void>;
}
