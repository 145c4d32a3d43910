import type { ConnectionRepository } from '#core/connections/connection-repository.ts';
import type { MemberDirectory } from '#core/discovery/member-directory.ts';
import type { MemberRepository } from '#core/members/member-repository.ts';
import type { MessageRepository } from '#core/messaging/message-repository.ts';
import type { RateCounters } from '#core/kernel/rate-counters.ts';
import type { SessionRepository } from '#core/accounts/session-repository.ts';

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
