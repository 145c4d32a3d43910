import { toIdempotencyKey, toMessageText } from '#tests/support/texts.ts';
import { toMessageId } from '#tests/support/ids.ts';
import type { MessageId } from '#core/kernel/ids.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { MessageCommand } from '#core/messaging/domain/change-message.ts';
import { storedText } from '#tests/support/arbitraries.ts';
import * as model from './messages-model.ts';
import type { RealSite } from './real-site.ts';
import {
  command,
  isConnected,
  isOdd,
  isTalking,
  newId,
  pick,
  pickActor,
  pickConnection,
  place,
} from './site-command.ts';
import type { SiteModel } from './site-model.ts';

const MINUTE = 60_000;

/** Longer than what a quotation shows, in characters that are two units each. */
const LONG = '🧶'.repeat(170);

/** Few contents and keys, so that messages are sent again, or another under the same key. */
const anyContent = fc
  .oneof(storedText(200), fc.constantFrom('Hello', 'Good evening', LONG))
  .map(toMessageText);
const anyKey = fc.option(fc.constantFrom('key-1', 'key-2').map(toIdempotencyKey), {
  nil: undefined,
});

/** One of the messages that are there, or sometimes any that ever was. */
function pickMessage(site: SiteModel, number: number): MessageId {
  const standing = [...site.messages.keys()];
  return pick(isOdd(number) || standing.length === 0 ? site.messageIds : standing, number);
}

/** One of the newest messages, which can still be changed, or sometimes any that ever was. */
function pickNewMessage(site: SiteModel, number: number): MessageId {
  const newest = [...site.messages.keys()].slice(-2);
  return pick(isOdd(number) || newest.length === 0 ? site.messageIds : newest, number);
}

const draft = fc.record({ caller: place, connection: place, content: anyContent, key: anyKey });

async function sendAs(
  {
    caller,
    connection,
    content,
    key,
  }: typeof draft extends fc.Arbitrary<infer Draft> ? Draft : never,
  replyToId: MessageId | null,
  site: SiteModel,
  real: RealSite,
): Promise<void> {
  const connectionId = pickConnection(site, connection);
  const callerId = pickActor(site, connectionId, caller);
  const message = { callerId, connectionId, content, replyToId, idempotencyKey: key };
  const result = await real.sendMessage(message);
  const sent = { ...message, at: real.clock.now(), id: newId(result) };
  expect(result).toEqual(model.send(site, callerId, connectionId, sent));
}

export const send = draft.map((given) =>
  command(`writes ${fc.stringify(given)}`, isConnected, (site, real) =>
    sendAs(given, null, site, real),
  ),
);

/** An answer to a message of the same conversation, or sometimes to any. */
export const reply = fc.tuple(draft, place).map(([given, answered]) =>
  command(`answers ${answered}: ${fc.stringify(given)}`, isTalking, async (site, real) => {
    const connectionId = pickConnection(site, given.connection);
    const here = [...site.messages.values()].filter(
      (message) => message.connectionId === connectionId,
    );
    const replyToId =
      isOdd(answered) || here.length === 0
        ? pick(site.messageIds, answered)
        : pick(here, answered).id;
    await sendAs(given, replyToId, site, real);
  }),
);

export const read = fc.tuple(place, place).map(([caller, message]) =>
  command(`${caller} reads ${message}`, isTalking, async (site, real) => {
    const id = pickMessage(site, message);
    const callerId = pickActor(site, site.messages.get(id)?.connectionId, caller);
    const result = await real.markMessageAsRead({ callerId, id });
    expect(result).toEqual(model.read(site, callerId, id));
  }),
);

async function changeAs(
  caller: number,
  id: MessageId,
  given: MessageCommand,
  { site, real }: { readonly site: SiteModel; readonly real: RealSite },
): Promise<void> {
  const message = site.messages.get(id);
  // Hardly anybody else tries.
  const callerId =
    message && caller < 5 ? message.senderId : pickActor(site, message?.connectionId, caller);
  const result = await real.changeMessage({ callerId, id, command: given });
  const content = given.type === 'edit' ? given.content : null;
  expect(result).toEqual(model.change(site, callerId, id, { content, at: real.clock.now() }));
}

const anyCommand: fc.Arbitrary<MessageCommand> = fc.oneof(
  { weight: 3, arbitrary: anyContent.map((content) => ({ type: 'edit', content }) as const) },
  { weight: 1, arbitrary: fc.constant({ type: 'take_back' } as const) },
);

/** Before the quarter of an hour is over, at its end, and after it. */
const soon = fc.constantFrom(0, 4 * MINUTE, 15 * MINUTE, 15 * MINUTE + 1);

export const change = fc
  .tuple(place, place, anyCommand, soon)
  .map(([caller, message, given, pause]) =>
    command(
      `${caller} changes ${message} after ${pause} ms: ${fc.stringify(given)}`,
      isTalking,
      (site, real) => changeAs(caller, pickNewMessage(site, message), given, { site, real }),
      pause,
    ),
  );

/** Writes a new message and returns its id, where there is an accepted connection to write in. */
async function sendNew(
  number: number,
  { site, real }: { readonly site: SiteModel; readonly real: RealSite },
): Promise<MessageId | null> {
  const accepted = [...site.connections.values()].filter(({ status }) => status === 'accepted');
  if (accepted.length === 0) return null;
  const { id: connectionId, requesterId: callerId } = pick(accepted, number);
  const content = toMessageText('A new message');
  const message = { callerId, connectionId, content, replyToId: null, idempotencyKey: undefined };
  const result = await real.sendMessage(message);
  const sent = { ...message, at: real.clock.now(), id: newId(result) };
  expect(result).toEqual(model.send(site, callerId, connectionId, sent));
  return toMessageId(newId(result));
}

/** A message is written and changed once, as late as that. */
export const changeSoon = fc.tuple(place, anyCommand, soon).map(([connection, given, pause]) =>
  command(
    `a message is written in ${connection} and changed after ${pause} ms: ${fc.stringify(given)}`,
    isConnected,
    async (site, real) => {
      const id = await sendNew(connection, { site, real });
      real.clock.advance(pause);
      if (id !== null) await changeAs(0, id, given, { site, real });
    },
  ),
);

/** A message is changed more often than anybody may, and then taken back. */
export const changeOften = place.map((connection) =>
  command(
    `a message is changed in ${connection} again and again`,
    isConnected,
    async (site, real) => {
      const id = await sendNew(connection, { site, real });
      if (id === null) return;
      for (let time = 0; time <= 20; time += 1) {
        const content = toMessageText(`Version ${time}`);
        await changeAs(0, id, { type: 'edit', content }, { site, real });
      }
      await changeAs(0, id, { type: 'take_back' }, { site, real });
    },
  ),
);

const anyChoice = fc.record(
  { isPinned: fc.boolean(), isMuted: fc.boolean() },
  { requiredKeys: [] },
);

export const choose = fc.tuple(place, place, anyChoice).map(([caller, connection, changed]) =>
  command(
    `${caller} has ${connection} be ${fc.stringify(changed)}`,
    isConnected,
    async (site, real) => {
      const connectionId = pickConnection(site, connection);
      const callerId = pickActor(site, connectionId, caller);
      const result = await real.changeConversation({ callerId, connectionId, changed });
      expect(result).toEqual(model.choose(site, callerId, connectionId, changed));
    },
  ),
);
