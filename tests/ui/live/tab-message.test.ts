import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  NOTHING_HEARD,
  passOn,
  standingAfter,
  type StreamStanding,
  type TabMessage,
} from '#ui/live/tab-message.ts';

const event = (type: string, id: string) => ({ type, data: '{}', id });

/** How things are at a tab that has heard these messages. */
const heard = (messages: readonly TabMessage[]): StreamStanding =>
  messages.reduce(standingAfter, NOTHING_HEARD);

/** What a leader says that receives these events. */
function lead(from: StreamStanding, events: readonly ReturnType<typeof event>[]): TabMessage[] {
  let standing = from;
  return events.map((received) => {
    const message = passOn(standing, received);
    standing = standingAfter(standing, message);
    return message;
  });
}

test('the stream is up for every tab from its first ready on, and down when the leader says so', () => {
  const [news, ready, heartbeat] = lead(NOTHING_HEARD, [
    event('notice', 'a'),
    event('ready', 'b'),
    event('heartbeat', ''),
  ]) as [TabMessage, TabMessage, TabMessage];
  expect(heard([news])).toEqual({ isUp: false, lastEventId: 'a' });
  expect(heard([news, ready])).toEqual({ isUp: true, lastEventId: 'b' });
  const down = { kind: 'standing', isUp: false, lastEventId: 'b' } as const;
  expect(heard([news, ready, down])).toEqual({ isUp: false, lastEventId: 'b' });
  // A heartbeat has no id, and shows a tab that took the leader for gone that it is not.
  expect(heard([news, ready, down, heartbeat])).toEqual({ isUp: true, lastEventId: 'b' });
});

test('a tab that opens later learns how things are, and its question changes nothing', () => {
  const answer = { kind: 'standing', isUp: true, lastEventId: 'c' } as const;
  expect(heard([{ kind: 'newcomer' }])).toEqual(NOTHING_HEARD);
  expect(heard([{ kind: 'newcomer' }, answer])).toEqual({ isUp: true, lastEventId: 'c' });
});

test('a leader that knows no place does not make the others forget theirs', () => {
  const known = { kind: 'standing', isUp: true, lastEventId: 'c' } as const;
  const nothing = { kind: 'standing', isUp: false, lastEventId: null } as const;
  expect(heard([known, nothing])).toEqual({ isUp: false, lastEventId: 'c' });
});

test('whichever tab leads next, and however often, what the tabs take is every event in order', () => {
  const shifts = fc.array(fc.nat(4), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(shifts, (lengths) => {
      let standing = NOTHING_HEARD;
      const taken: string[] = [];
      for (const length of lengths) {
        // The server goes on after the last event that the new leader names.
        const first = Number(standing.lastEventId ?? 0) + 1;
        const events = Array.from({ length }, (_, index) => event('notice', String(first + index)));
        for (const message of lead(standing, events)) {
          if (message.kind === 'event') taken.push(message.event.id);
          standing = standingAfter(standing, message);
        }
        standing = standingAfter(standing, { ...standing, kind: 'standing', isUp: false });
      }
      expect(taken).toEqual(taken.map((_, index) => String(index + 1)));
    }),
  );
});
