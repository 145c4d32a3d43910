import { toConnectionId, toMemberId, toMessageId } from '#tests/support/ids.ts';
import type { MessageId } from '#core/kernel/ids.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DomainEvent, SiteBus } from '#core/events.ts';
import type { TypingHint } from '#core/messaging/domain/typing-hint.ts';
import type { ReportFailure } from '#core/kernel/report-failure.ts';

/** Opens the bus of a site for two of its processes. */
export type OpenEventBuses = (report: ReportFailure) => Promise<{
  readonly one: SiteBus;
  readonly other: SiteBus;
}>;

const MANY = 2_500;

/** The message with this id, sent by member 1 to member 2. */
export function sent(messageId: MessageId): DomainEvent {
  return {
    type: 'message_sent',
    messageId,
    connectionId: toConnectionId(7),
    memberIds: [toMemberId(1), toMemberId(2)],
  };
}

/** What a listener on the bus has heard, in order; a gap is the word. */
export function record(bus: SiteBus): {
  readonly heard: (DomainEvent | 'gap')[];
} {
  const heard: (DomainEvent | 'gap')[] = [];
  bus.listen({ onEvent: (event) => heard.push(event), onGap: () => heard.push('gap') });
  return { heard };
}

/** The bus of a site as two processes have it, new for each test. */
export interface EventBuses {
  readonly one: SiteBus;
  readonly other: SiteBus;
  /** What has been reported. */
  readonly failures: readonly string[];
}

/** Opens the buses before each test and closes them after it. */
export function openForEachTest(open: OpenEventBuses): () => EventBuses {
  let buses: EventBuses;
  beforeEach(async () => {
    const failures: string[] = [];
    buses = { ...(await open((sentence) => failures.push(sentence))), failures };
  });
  afterEach(async () => {
    await Promise.all([buses.one.close(), buses.other.close()]);
  });
  return () => buses;
}

/** What every bus promises the processes that share it. */
export function describeEventBus(name: string, open: OpenEventBuses): void {
  describe(`${name} keeps the promises of the event bus`, () => {
    const buses = openForEachTest(open);

    test('what one process announces, listeners of every process hear', async () => {
      const { one, other } = buses();
      const [here, there] = [record(one), record(other)];
      const events: DomainEvent[] = [
        sent(toMessageId(1)),
        {
          type: 'message_read',
          messageId: toMessageId(1),
          connectionId: toConnectionId(7),
          memberIds: [toMemberId(2)],
        },
        {
          type: 'connection_requested',
          connectionId: toConnectionId(8),
          memberIds: [toMemberId(3), toMemberId(4)],
        },
        {
          type: 'connection_accepted',
          connectionId: toConnectionId(8),
          memberIds: [toMemberId(3), toMemberId(4)],
        },
        {
          type: 'connection_removed',
          connectionId: toConnectionId(8),
          memberIds: [toMemberId(3), toMemberId(4)],
        },
      ];
      for (const event of events) one.announce(event);
      await expect.poll(() => there.heard).toEqual(events);
      await expect.poll(() => here.heard).toEqual(events);
    });

    test('a hint is heard by every process, by those who listen to hints, and as no event', async () => {
      const { one, other } = buses();
      const [here, there] = [record(one), record(other)];
      const heard: TypingHint[] = [];
      for (const bus of [one, other]) {
        bus.listen({
          onEvent: () => undefined,
          onGap: () => undefined,
          onTyping: (hint) => heard.push(hint),
        });
      }
      const hint = {
        type: 'typing',
        connectionId: toConnectionId(7),
        viewerId: toMemberId(2),
      } as const;
      one.hint(hint);
      await expect.poll(() => heard).toEqual([hint, hint]);
      one.announce(sent(toMessageId(1)));
      await expect.poll(() => there.heard).toEqual([sent(toMessageId(1))]);
      await expect.poll(() => here.heard).toEqual([sent(toMessageId(1))]);
    });

    test('many events at once arrive in their order, or are told to be missing', async () => {
      const { one, other } = buses();
      const { heard } = record(other);
      for (let id = 1; id <= MANY; id += 1) one.announce(sent(toMessageId(id)));
      one.announce(sent(toMessageId(MANY + 1)));
      await expect.poll(() => heard.at(-1)).toEqual(sent(toMessageId(MANY + 1)));
      const ids = heard.flatMap((event) =>
        event !== 'gap' && 'messageId' in event ? [event.messageId] : [],
      );
      expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
      expect(ids.length === MANY + 1 || heard.includes('gap')).toBe(true);
    });

    test('who has stopped listening hears nothing more', async () => {
      const { one, other } = buses();
      const heard: DomainEvent[] = [];
      const stop = other.listen({ onEvent: (event) => heard.push(event), onGap: () => undefined });
      const witness = record(other);
      one.announce(sent(toMessageId(1)));
      await expect.poll(() => witness.heard).toEqual([sent(toMessageId(1))]);
      stop();
      one.announce(sent(toMessageId(2)));
      await expect.poll(() => witness.heard).toEqual([sent(toMessageId(1)), sent(toMessageId(2))]);
      expect(heard).toEqual([sent(toMessageId(1))]);
    });

    test('a listener that fails is reported and keeps nothing from the others', async () => {
      const { one, other, failures } = buses();
      other.listen({
        onEvent: () => {
          throw new Error('not today');
        },
        onGap: () => undefined,
      });
      const { heard } = record(other);
      one.announce(sent(toMessageId(1)));
      await expect.poll(() => heard).toEqual([sent(toMessageId(1))]);
      expect(failures).toEqual(['A listener to events failed.']);
    });

    test('announcing on a bus that is closed fails nobody', async () => {
      const { one } = buses();
      await one.close();
      expect(() => {
        one.announce(sent(toMessageId(1)));
        one.hint({ type: 'typing', connectionId: toConnectionId(7), viewerId: toMemberId(2) });
      }).not.toThrow();
    });
  });
}
