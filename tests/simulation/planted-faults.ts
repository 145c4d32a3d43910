import { CONTROLS } from '#tests/controls/controls.ts';

/** A fault of the product, and where to put it. */
export interface PlantedFault {
  readonly name: string;
  readonly file: string;
  /** Code that is in the file once. */
  readonly present: string;
  /** The same with the fault. */
  readonly absent: string;
}

/** Controls whose absence people on the site would notice. */
const WITHOUT_CONTROLS: readonly string[] = [
  'a suspended account does not log in',
  'logging out ends the session on the server',
  'what has expired is removed',
  'who is blocked sees nothing',
  'a removed account is signed out',
  'no means no',
  'a conversation is open to its two',
  'a copy of data is its member’s own',
  'a wrong password lets nobody in',
  'the desk is for moderators',
];

/** Faults that need a coincidence, or time. */
const COINCIDENCES: readonly PlantedFault[] = [
  {
    name: 'a bond is theirs though one of them alone has chosen it',
    file: 'core/connections/domain/bond-for-two.ts',
    present: "if (open.isOwn) return { type: 'same' };",
    absent: "if (open.isOwn && by === 0) return { type: 'same' };",
  },
  {
    name: 'something to do is agreed though the other suggests another day',
    file: 'core/connections/domain/activities-for-two.ts',
    present: 'const isSame = open?.name === name && open.day === day;',
    absent: "const isSame = open?.name === name && day !== '';",
  },
  {
    name: 'a day is shown to every connection',
    file: 'core/connections/days/use-cases/list-days-for-two.ts',
    present: 'kept.filter(({ shownTo }) => shownTo.includes(connectionId))',
    absent: "kept.filter(({ date }) => date !== '')",
  },
  {
    name: 'a photo for connections is shown to everyone',
    file: 'core/members/domain/member.ts',
    present: "return self.photosSeenBy === 'everyone' ? member : withoutPhotos(member);",
    absent: "return self.username !== '' ? member : withoutPhotos(member);",
  },
  {
    name: 'a photo that no profile shows can be opened',
    file: 'core/media/use-cases/open-picture.ts',
    present: 'if (!isShown) return NOT_FOUND;',
    absent: "if (!isShown && key === '') return NOT_FOUND;",
  },
  {
    name: 'two who vouch for each other count',
    file: 'core/vouching/domain/count-vouches.ts',
    present: 'if (said === null || !isKnownBeyond(vouch.voucherId)) continue;',
    absent: "if (said === null || (at === '' && !isKnownBeyond(vouch.voucherId))) continue;",
  },
  {
    name: 'somebody vouches who has not been written to',
    file: 'core/vouching/domain/own-vouch.ts',
    present: 'const isOpen = haveBothWritten && opensAt <= at;',
    absent: 'const isOpen = (haveBothWritten || at !== opensAt) && opensAt <= at;',
  },
  {
    name: 'a block leaves the connection',
    file: 'core/connections/blocks/domain/decide-block.ts',
    present: 'if (removal?.ok) {',
    absent: 'if (removal?.ok && at === "") {',
  },
  {
    name: 'a block that is lifted lets the other ask at once',
    file: 'core/connections/domain/rest-after.ts',
    present: 'return withRest(history, blockedId, daysAfter(at, DAYS_AFTER_NO));',
    absent: 'return withRest(history, blockedId, daysAfter(at, DAYS_AFTER_NO - 90));',
  },
  {
    name: 'whoever ends a connection has to wait, and not the other',
    file: 'core/connections/domain/rest-after.ts',
    present: 'return actorId === requesterId ? recipientId : requesterId;',
    absent: 'return actorId === requesterId ? requesterId : recipientId;',
  },
  {
    name: 'a declined request rests for a week alone',
    file: 'core/connections/domain/rest-after.ts',
    present: 'withRest(history, connection.requesterId, daysAfter(at, DAYS_AFTER_NO)),',
    absent: 'withRest(history, connection.requesterId, daysAfter(at, DAYS_AFTER_WITHDRAWAL)),',
  },
  {
    name: 'the messages of an ended connection stay',
    file: 'adapters/memory/memory-connection-changes.ts',
    present: 'for (const messageId of messagesOf(state, id)) state.messages.delete(messageId);',
    absent: '',
  },
  {
    name: 'sealed conversations are kept for ever',
    file: 'core/moderation/reports/use-cases/remove-expired-conversations.ts',
    present: 'sealedConversations.removeExpired(clock.now())',
    absent: "sealedConversations.removeExpired(clock.now().replace(/^2/, '1'))",
  },
  {
    name: 'a sealed conversation is kept for two years',
    file: 'core/connections/domain/sealing.ts',
    present: 'export const DAYS_SEALED = 90;',
    absent: 'export const DAYS_SEALED = 730;',
  },
  {
    name: 'who leaves stays signed in',
    file: 'core/accounts/leaving/use-cases/leave.ts',
    present: "{ type: 'end_sessions', memberId },",
    absent: '',
  },
  {
    name: 'who left is never deleted',
    file: 'core/accounts/leaving/use-cases/delete-leavers.ts',
    present: 'if (self === null || leavesOn === null || leavesOn > at) return granted',
    absent: "if (self === null || leavesOn === null || leavesOn > '1') return granted",
  },
  {
    name: 'a deletion leaves the messages',
    file: 'core/archive/domain/at-deletion.ts',
    present: 'message: removed(({ message }) => [message.senderId]),',
    absent: 'message: removed(({ message }) => (message.senderId > 0 ? [] : [null])),',
  },
  {
    name: 'two processes hold the same letter',
    file: 'adapters/memory/memory-mail.ts',
    present: 'queued.dueAt <= now && heldUntil <= now',
    absent: "queued.dueAt <= now && heldUntil !== 'never'",
  },
  {
    name: 'a letter is not removed once it is sent',
    file: 'core/mail/use-cases/send-due-letters.ts',
    present: "await store(deps, [{ type: 'remove_letter', id: queued.id }, ...concluded]);",
    absent: 'await store(deps, [...concluded]);',
  },
  {
    name: 'a letter that fails once is given up',
    file: 'core/mail/use-cases/send-due-letters.ts',
    present: "const dueAt = type === 'refused' ? null : nextAttempt",
    absent: "const dueAt = type !== 'refused' ? null : nextAttempt",
  },
  {
    name: 'the same message twice is two messages',
    file: 'adapters/memory/memory-message-repository.ts',
    present: 'if (idempotencyKey !== key) continue;',
    absent: "if (idempotencyKey !== key || key !== '') continue;",
  },
  {
    name: 'a chosen password leaves others signed in',
    file: 'core/accounts/use-cases/choose-password.ts',
    present: "{ type: 'end_sessions', memberId },",
    absent: '',
  },
  {
    name: 'an account that is recovered leaves others signed in',
    file: 'core/accounts/recovery/use-cases/choose-password-by-link.ts',
    present: "{ type: 'end_sessions', memberId },",
    absent: '',
  },
  {
    name: 'unread messages of all are counted',
    file: 'adapters/memory/memory-message-repository.ts',
    present: 'message.recipientId === recipientId &&\n              !message.read &&',
    absent: 'message.recipientId === recipientId &&',
  },
  {
    name: 'a change of a message comes after the connection is over',
    file: 'core/messaging/use-cases/change-message.ts',
    present: "if (!loaded || !party) return refused({ code: 'not_found', subject: 'message' });",
    absent: "if (!loaded || !party) throw new Error('There is nothing here.');",
  },
  {
    name: 'a private note is kept for most of a year',
    file: 'core/messaging/domain/private-note.ts',
    present: 'export const DAYS_NOTED = 30;',
    absent: 'export const DAYS_NOTED = 300;',
  },
  {
    name: 'a private note is shown to the other',
    file: 'adapters/memory/memory-private-notes.ts',
    present: 'note.memberId === memberId && note.connectionId === connectionId,',
    absent: 'note.memberId > 0 && memberId > 0 && note.connectionId === connectionId,',
  },
  {
    name: 'who is put aside is offered all the same',
    file: 'core/connections/domain/picking-up.ts',
    present: 'return aside === null || (!aside.isForGood && aside.at <= asideUntil);',
    absent: "return aside?.at !== '' && asideUntil !== '';",
  },
  {
    name: 'another is offered each time',
    file: 'core/connections/domain/picking-up.ts',
    present: 'return (((id + number) % TURNS) * TURNS_APART) % TURNS;',
    absent: 'return ((((id + number) % TURNS) * TURNS_APART) % TURNS) * Math.random();',
  },
];

/** Faults of what two, or three, have together. */
const TOGETHER: readonly PlantedFault[] = [
  {
    name: 'an answer is shown before the other is in',
    file: 'core/connections/domain/together.ts',
    present: 'ownAnswer: isOwn ? open.sealed.text : null,',
    absent: 'ownAnswer: open.sealed?.text ?? null,',
  },
  {
    name: 'who was reminded of a day is reminded again',
    file: 'core/connections/domain/rhythm.ts',
    present: '!current.told.includes(id) && morningOf(day, zone) <= now,',
    absent: 'morningOf(day, zone) <= now,',
  },
  {
    name: 'nobody notes whose turn has come, and so nobody is reminded',
    file: 'core/mail/use-cases/remind-of-rhythms.ts',
    present: 'changes: [put, ...letters]',
    absent: 'changes: [...letters]',
  },
  {
    name: 'an introducer can tell a no',
    file: 'core/introductions/steps/list-open-introductions.ts',
    present: '!one.isWithdrawn && !isOver(one, at)',
    absent:
      "one.sides.every((side) => side.answer !== 'no') && !one.isWithdrawn && !isOver(one, at)",
  },
  {
    name: 'one yes connects two',
    file: 'core/introductions/domain/decide-introduction.ts',
    present: "if (answer === 'no' || other?.answer !== 'yes') {",
    absent: "if (answer === 'no' || other === undefined) {",
  },
  {
    name: 'photos go to those who have not written',
    file: 'core/messaging/steps/has-written.ts',
    present: '(await messages.listOf(connectionId, page)).length > 0',
    absent: '(await messages.listOf(connectionId, page)).length >= 0',
  },
  {
    name: 'a photo that is taken back is still served',
    file: 'core/messaging/attachments/use-cases/open-attachment.ts',
    present: 'if (!loaded?.message.attachments.some((one) => one.key === key)) return false;',
    absent: "if (!loaded || key === '') return false;",
  },
  {
    name: 'files are never swept',
    file: 'core/media/use-cases/sweep-files.ts',
    present: '!named.has(shorten(name)) &&',
    absent: '!named.has(shorten(name)) && name === null &&',
  },
];

/** Every fault that `npm run test:planted` puts into a copy of the product. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  ...CONTROLS.filter(({ name }) => WITHOUT_CONTROLS.includes(name)),
  ...COINCIDENCES,
  ...TOGETHER,
];
