import type { Clock } from '#core/kernel/clock.ts';
import type { Commit } from '#core/kernel/commit.ts';
import type { Limiter } from '#core/kernel/limiter.ts';
import type { MessageChange } from '#core/messaging/changes.ts';
import type { MessageEvent } from '#core/messaging/events.ts';
import type { MessageRepository } from '#core/messaging/ports/message-repository.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

/** What it takes to write a message, or to change one. */
export interface WritingDependencies {
  readonly messages: MessageRepository;
  readonly safety: SafetyRepository;
  readonly commit: Commit<MessageChange, MessageEvent>;
  readonly limiter: Limiter;
  readonly clock: Clock;
}
