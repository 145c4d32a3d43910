import { habit } from './habit.ts';
import { granted, isGranted, me, together, type Lesson } from './lesson.ts';
import type { Sent } from './exchange.ts';
import type { Facts, Words } from './facts.ts';
import type { Truth } from './truth.ts';

/* What is done, known and true of what messages show beside words. */

const WAVEFORM = 'A'.repeat(86);

export const ATTACHMENT_HABITS = [
  habit('sends a photo or a voice', 10, async (actor) => {
    const { chance, world } = actor;
    const connection = chance.pick(await actor.connections('accepted'));
    if (connection === undefined) return;
    const { id, otherId } = connection;
    const { words, text } = actor.words('file', otherId, id);
    const made = chance.happens(0.6)
      ? await actor.call('attachPicture', { id, upload: text }, words)
      : await actor.call('attachVoice', { id, upload: text, query: { waveform: WAVEFORM } }, words);
    if (made.status !== 201 || chance.happens(0.1)) return;
    const { key } = (made.body as { attachment: { key: string } }).attachment;
    const said = actor.words('message', otherId, id);
    const body = { content: said.text, attachments: [{ key }] };
    await actor.call('sendMessage', { id, body }, said.words);
    const { messageId } = said.words;
    if (messageId === null || chance.happens(0.8)) return;
    world.reached.add('a photo or a voice is taken back');
    await actor.call('takeBackMessage', { id: messageId });
  }),
  habit('opens a photo or a voice', 12, async (actor) => {
    const { chance, world } = actor;
    await actor.message(false);
    // Some keep an address, or were given it by others.
    const own = [...world.facts.files].filter(([, { otherId }]) => otherId === actor.id);
    const from = chance.happens(0.6) ? own : [...world.facts.files];
    const [key] = chance.pick(from.slice(-12)) ?? [];
    if (key === undefined) return;
    const { status } = await actor.call('openFile', { key: `${key}/320` });
    if (status === 404) await actor.call('openFile', { key: `${key}/voice` });
  }),
];

const filesOf = (facts: Facts, { call }: Sent): readonly Words[] => {
  const { attachments = [] } = call.body as { attachments?: readonly { readonly key: string }[] };
  return attachments.flatMap(({ key }) => facts.files.get(key) ?? []);
};

const attached = granted((facts, { words }, { body }) => {
  const { key } = (body as { attachment: { key: string } }).attachment;
  if (words !== null) facts.files.set(key, words);
});

export const ATTACHMENT_LESSONS = {
  attachPicture: attached,
  attachVoice: attached,
} satisfies Record<string, Lesson>;

/** What a message that is sent teaches of its files. */
export const sendingFiles = together(
  {
    asked: (facts, sent) => {
      for (const file of filesOf(facts, sent)) file.isInDoubt = true;
    },
  },
  granted((facts, sent, { body }) => {
    const { id } = body as { id: number };
    for (const file of filesOf(facts, sent)) {
      file.messageId = id;
      facts.messages.set(id, [...(facts.messages.get(id) ?? []), file]);
    }
  }),
);

/** Nobody is sent anything but words before they have written. */
export const writtenFirst: Truth = {
  name: 'written-first',
  says: 'Photos and voices go only to those who have written in the conversation.',
  isBroken: (facts, sent, answer) => {
    const { name, id = 0 } = sent.call;
    const isFile =
      name.startsWith('attach') || (name === 'sendMessage' && filesOf(facts, sent).length > 0);
    const otherId = facts.parties.get(id)?.find((each) => each !== me(sent));
    if (!isFile || !isGranted(answer) || otherId === undefined) return null;
    return facts.wrote.has(`${id} ${otherId}`) ? null : `member ${otherId} has not written`;
  },
};

/** Why these words of a file are not for that member, `null` if they may be. */
export function whyNotFile({ messageId, isInDoubt, authorId }: Words, memberId: number | null) {
  return messageId === null && !isInDoubt && memberId !== authorId ? 'it was not sent' : null;
}
