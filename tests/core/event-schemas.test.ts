import {
  toConnectionId,
  toIntroductionId,
  toMemberId,
  toMessageId,
  toReportId,
} from '#tests/support/ids.ts';
import { expect, it } from 'vitest';
import type { DomainEvent } from '#core/events.ts';
import { domainEventSchema } from '#core/event-schemas.ts';

const ABOUT_CONNECTION = {
  connectionId: toConnectionId(7),
  memberIds: [toMemberId(1), toMemberId(2)],
};
const ABOUT_INTRODUCTION = {
  introductionId: toIntroductionId(8),
  memberIds: [toMemberId(1), toMemberId(2)],
};
const ABOUT_MESSAGE = {
  messageId: toMessageId(9),
  connectionId: toConnectionId(7),
  memberIds: [toMemberId(1)],
};

/** One event of every type; a type without one does not compile. */
const EVENTS: { readonly [Type in DomainEvent['type']]: DomainEvent & { readonly type: Type } } = {
  member_registered: { type: 'member_registered', memberIds: [toMemberId(1)] },
  profile_changed: { type: 'profile_changed', memberIds: [toMemberId(1)] },
  notice_added: { type: 'notice_added', memberIds: [toMemberId(1)] },
  connection_requested: { type: 'connection_requested', ...ABOUT_CONNECTION },
  connection_accepted: { type: 'connection_accepted', ...ABOUT_CONNECTION },
  connection_removed: { type: 'connection_removed', ...ABOUT_CONNECTION },
  introduction_made: { type: 'introduction_made', ...ABOUT_INTRODUCTION },
  introduction_answered: { type: 'introduction_answered', ...ABOUT_INTRODUCTION },
  message_sent: { type: 'message_sent', ...ABOUT_MESSAGE },
  message_changed: { type: 'message_changed', ...ABOUT_MESSAGE },
  message_read: { type: 'message_read', ...ABOUT_MESSAGE },
  conversation_changed: {
    type: 'conversation_changed',
    isShared: false,
    connectionId: toConnectionId(7),
    memberIds: [toMemberId(1)],
  },
  member_blocked: { type: 'member_blocked', memberIds: [toMemberId(1)], aboutId: toMemberId(2) },
  report_filed: { type: 'report_filed', reportId: toReportId(7), memberIds: [toMemberId(1)] },
  site_changed: { type: 'site_changed', memberIds: [] },
  member_unblocked: {
    type: 'member_unblocked',
    memberIds: [toMemberId(1)],
    aboutId: toMemberId(2),
  },
};

it.each(Object.values(EVENTS))('carries $type between processes as it is', (event) => {
  expect(domainEventSchema.parse(JSON.parse(JSON.stringify(event)))).toEqual(event);
});

it('knows no other type', () => {
  expect(domainEventSchema.safeParse({ type: 'planted', memberIds: [1] }).success).toBe(false);
});
