import { granted, isGranted, me, together, type Lesson } from './lesson.ts';
import type { Sent } from './exchange.ts';
import type { Facts, Words } from './facts.ts';
import type { Truth } from './truth.ts';

/* What is done, known and true of what messages show beside words. */

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
      for (const file of filesOf(facts, sent)) file.isInDoubt ||= file.authorId === me(sent);
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
