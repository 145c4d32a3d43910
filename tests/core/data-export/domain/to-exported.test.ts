import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noSecondFactor } from '#core/accounts/domain/second-factor.ts';
import {
  toExportedAccount,
  toExportedAnswer,
  toExportedConnection,
  toExportedContactMessage,
  toExportedDay,
  toExportedEnding,
  toExportedMessage,
  toExportedNotice,
  toExportedReport,
} from '#core/data-export/domain/to-exported.ts';
import { chosenMails, unchosenMails } from '#core/mail/domain/mail-preferences.ts';
import { RELATIONSHIP_TYPES } from '#core/members/domain/relationship-types.ts';
import type { Notice } from '#core/moderation/domain/notice.ts';
import type { Report } from '#core/moderation/reports/domain/report.ts';
import { anyConnection, anyMember, anyMessage, anySelf } from '#tests/support/arbitraries.ts';
import {
  toConnectionId,
  toContactMessageId,
  toKeptDayId,
  toMemberId,
  toNoticeId,
  toReportId,
  toMessageId,
} from '#tests/support/ids.ts';
import { toContactText, toModerationWords } from '#tests/support/texts.ts';

const AT = '2026-03-01T10:00:00.000Z';
const LATER = '2026-03-02T10:00:00.000Z';
const ME = toMemberId(1);
const OTHER = toMemberId(2);
const MODERATOR = toMemberId(3);

describe('an account', () => {
  const mails = chosenMails(unchosenMails(ME));

  test('is shown with the terms that were accepted, and no second step', () => {
    fc.assert(
      fc.property(anySelf, (self) => {
        const {
          id,
          username,
          email,
          createdAt,
          whoMayAsk,
          sharedSigns,
          photosSeenBy,
          blursPhotos,
        } = self;
        const own = {
          id,
          username,
          email,
          createdAt,
          whoMayAsk,
          sharedSigns,
          photosSeenBy,
          blursPhotos,
          mails,
        };
        const accepted = { memberId: id, termsVersion: '3', at: AT } as const;
        const none = noSecondFactor(id);
        const secondStep = { authenticator: false, recoveryCodes: null, onlyPasskeys: false };
        expect(toExportedAccount(self, null, none, mails)).toEqual({
          ...own,
          terms: null,
          secondStep,
        });
        expect(toExportedAccount(self, accepted, none, mails)).toMatchObject({
          terms: { version: '3', at: AT },
        });
      }),
    );
  });

  test('says that there is a second step and how many codes are left, without a secret', () => {
    const [self] = fc.sample(anySelf, 1);
    const shown = toExportedAccount(
      self!,
      null,
      {
        memberId: self!.id,
        authenticator: { status: 'on', secret: 'JBSWY3DP', lastStep: 7, since: AT },
        recoveryCodes: { hashes: ['aa', 'bb'], madeAt: AT },
        onlyPasskeys: true,
        endsAt: null,
      },
      mails,
    );
    expect(shown.secondStep).toEqual({
      authenticator: true,
      recoveryCodes: { madeAt: AT, left: 2 },
      onlyPasskeys: true,
    });
    expect(JSON.stringify(shown.secondStep)).not.toMatch(/JBSWY3DP|aa|bb/);
  });
});

test('a connection is shown from the side of who asks for the copy, with no more of the other than a list shows', () => {
  fc.assert(
    fc.property(
      anyConnection,
      anyMember,
      fc.boolean(),
      fc.boolean(),
      fc.option(fc.boolean()),
      (connection, member, isPinned, isMuted, isForGood) => {
        const at = '2026-03-05T10:00:00.123Z';
        const aside = isForGood === null ? null : { at, isForGood };
        const shown = { ...connection, member, presence: 'here' } as const;
        const { requesterId, recipientId, id: connectionId } = connection;
        const choices = { memberId: requesterId, connectionId, isPinned, isMuted, aside };
        const { id, name, username, avatarUrl } = member;
        const type = RELATIONSHIP_TYPES.find((each) => each.id === connection.relationshipTypeId);
        const exported = {
          id: connectionId,
          member: { id, name, username, avatarUrl },
          askedByMe: true,
          relationshipType: type?.name ?? null,
          side: connection.side,
          note: connection.note,
          requestedAt: connection.createdAt,
          acceptedAt: connection.acceptedAt,
          pinned: isPinned,
          muted: isMuted,
          aside: isForGood === null ? null : { at, forGood: isForGood },
          sealedAnswer: null,
          rhythm: null,
          suggestedBond: null,
          activities: [],
        };
        const sealed = { memberId: requesterId, text: 'A kettle' };
        const question = { state: 'open', name: 'old_object', messageId: toMessageId(7) } as const;
        const cadence = { every: 'month' } as const;
        const proposed = { state: 'proposed', cadence, by: requesterId } as const;
        // Another than the two have.
        const typeId = connection.relationshipTypeId === 3 ? 4 : 3;
        const bond = { relationshipTypeId: typeId, side: 'offer', by: requesterId } as const;
        const activity = { name: 'same_soup', day: '2026-03-20' } as const;
        const activities = [
          { ...activity, state: 'done' },
          { ...activity, state: 'suggested', by: requesterId },
        ] as const;
        const exportedActivity = { activity: 'same_soup', day: '2026-03-20' };
        const together = {
          questions: [{ ...question, sealed }],
          rhythm: proposed,
          bond,
          activities,
        };
        const relationshipType = RELATIONSHIP_TYPES.find((each) => each.id === typeId)!.name;
        const rhythm = { state: 'proposed', cadence } as const;
        expect(toExportedConnection(shown, requesterId, choices, together)).toEqual({
          ...exported,
          sealedAnswer: { question: 'old_object', answer: 'A kettle' },
          rhythm: { ...rhythm, proposedByMe: true },
          suggestedBond: { relationshipType, side: 'offer', suggestedByMe: true },
          activities: [
            { ...exportedActivity, state: 'done', suggestedByMe: false },
            { ...exportedActivity, state: 'suggested', suggestedByMe: true },
          ],
        });
        const others = toExportedConnection(shown, recipientId, undefined, together);
        expect(others.sealedAnswer).toBeNull();
        expect(others.rhythm).toEqual({ ...rhythm, proposedByMe: false });
        expect(others.suggestedBond).toEqual({
          relationshipType,
          side: 'seek',
          suggestedByMe: false,
        });
        expect(others.activities.map(({ suggestedByMe }) => suggestedByMe)).toEqual([false, false]);
        const resting = { state: 'resting', cadence, dueAt: AT } as const;
        expect(
          toExportedConnection(shown, requesterId, choices, { ...together, rhythm: resting })
            .rhythm,
        ).toEqual({ state: 'resting', cadence, proposedByMe: false });
        expect(toExportedConnection(shown, requesterId, choices)).toEqual(exported);
        expect(toExportedConnection(shown, recipientId)).toEqual({
          ...exported,
          askedByMe: false,
          pinned: false,
          muted: false,
          aside: null,
        });
      },
    ),
  );
});

test('a day has its words and tone where it is one of their own, and the connections that may see it', () => {
  const day = { id: toKeptDayId(5), memberId: ME, date: '12-24', shownTo: [toConnectionId(8)] };
  const exported = { id: 5, date: '12-24', connectionIds: [8] };
  expect(toExportedDay({ ...day, meaning: { kind: 'birthday' } })).toEqual({
    ...exported,
    text: null,
    tone: null,
  });
  const meaning = { kind: 'own', text: 'The day we moved', tone: 'quiet' } as const;
  expect(toExportedDay({ ...day, meaning })).toEqual({
    ...exported,
    text: 'The day we moved',
    tone: 'quiet',
  });
});

test('a message says whose it is, and not whether it was read', () => {
  fc.assert(
    fc.property(anyMessage, (message) => {
      const { id, content, createdAt, senderId, recipientId } = message;
      const attachments = message.attachments.map((one) => ({
        kind: one.kind,
        key: one.key,
        description: one.kind === 'picture' ? one.description : null,
      }));
      const exported = { id, content, attachments, createdAt };
      expect(toExportedMessage(message, senderId)).toEqual({ ...exported, writtenByMe: true });
      expect(toExportedMessage(message, recipientId)).toEqual({ ...exported, writtenByMe: false });
    }),
  );
});

test('an answer to a request, and the end of a connection, name the other', () => {
  const [member] = fc.sample(anyMember, 1);
  const { id, name, username, avatarUrl } = member!;
  const answer = { sentence: 'too_busy', answeredAt: AT } as const;
  expect(toExportedAnswer({ member: member!, ...answer })).toEqual({
    member: { id, name, username, avatarUrl },
    ...answer,
  });
  const ended = { id: 4, member: { id: OTHER, name: 'Daniel' }, endedAt: AT, keptUntil: LATER };
  expect(toExportedEnding({ ...ended, endedByMe: true })).toEqual({
    id: 4,
    name: 'Daniel',
    endedAt: AT,
    endedByMe: true,
  });
});

test('a message to those who run the site says when it was dealt with, and not by whom', () => {
  const text = toContactText('Hello');
  const id = toContactMessageId(5);
  const message = { id, createdAt: AT, topic: 'other', memberId: ME, email: null, text } as const;
  const exported = { id, createdAt: AT, topic: 'other', email: null, content: 'Hello' };
  expect(toExportedContactMessage({ ...message, handling: null })).toEqual({
    ...exported,
    handledAt: null,
  });
  const handling = { by: MODERATOR, at: LATER };
  expect(toExportedContactMessage({ ...message, handling })).toEqual({
    ...exported,
    handledAt: LATER,
  });
});

test('a report says what came of it, and neither who decided nor their words', () => {
  const id = toReportId(6);
  const told = { id, reason: 'money', words: 'He asked for money', createdAt: AT } as const;
  const report: Report = {
    ...told,
    reporterId: ME,
    aboutId: OTHER,
    aboutName: 'Daniel',
    handling: { state: 'open', claim: { by: MODERATOR, at: AT }, proposal: null },
  };
  expect(toExportedReport(report)).toEqual({ ...told, name: 'Daniel', answer: null });
  const decision = { by: MODERATOR, at: LATER, outcome: 'acted', words: 'A scammer' } as const;
  expect(
    toExportedReport({ ...report, handling: { state: 'answered', claim: null, decision } }),
  ).toEqual({ ...told, name: 'Daniel', answer: { outcome: 'acted', at: LATER } });
});

test('a notice says what was decided and answered, and not by whom', () => {
  const words = toModerationWords('Please do not ask for money.');
  const content = { kind: 'warn', until: null, reason: null, words } as const;
  const id = toNoticeId(7);
  const notice: Notice = {
    id,
    memberId: ME,
    at: AT,
    actor: MODERATOR,
    reportId: toReportId(6),
    readAt: LATER,
    content,
    appeal: null,
  };
  expect(toExportedNotice(notice)).toEqual({ id, at: AT, content, appeal: null });
  const appeal = { words: toModerationWords('I did not'), at: AT, answer: null };
  expect(toExportedNotice({ ...notice, appeal })).toEqual({ id, at: AT, content, appeal });
  const answer = { outcome: 'upheld', words, at: LATER } as const;
  expect(
    toExportedNotice({ ...notice, appeal: { ...appeal, answer: { ...answer, by: MODERATOR } } }),
  ).toEqual({ id, at: AT, content, appeal: { ...appeal, answer } });
});
