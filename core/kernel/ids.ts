import type { Branded } from './branded.ts';
import type { CommonFault } from './fault.ts';
import type { FieldRule } from './field-rule.ts';
import { parserBy, type Parser } from './parser.ts';

/** The ids that storage gives: each names a thing of one kind, and none fits in the place of another. */
export type MemberId = Branded<number, 'MemberId'>;
export type ConnectionId = Branded<number, 'ConnectionId'>;
export type MessageId = Branded<number, 'MessageId'>;
export type ReportId = Branded<number, 'ReportId'>;
export type NoticeId = Branded<number, 'NoticeId'>;
export type ContactMessageId = Branded<number, 'ContactMessageId'>;
export type InvitationId = Branded<number, 'InvitationId'>;
export type LetterId = Branded<number, 'LetterId'>;
export type SessionId = Branded<number, 'SessionId'>;
export type DataExportId = Branded<number, 'DataExportId'>;
export type SubscriberId = Branded<number, 'SubscriberId'>;
export type NewsletterIssueId = Branded<number, 'NewsletterIssueId'>;
export type RecoveryRequestId = Branded<number, 'RecoveryRequestId'>;
export type PictureId = Branded<number, 'PictureId'>;
export type AttachmentId = Branded<number, 'AttachmentId'>;
export type IntroductionId = Branded<number, 'IntroductionId'>;
export type KeptDayId = Branded<number, 'KeptDayId'>;

/** The id of what an act has just added, whatever its kind. */
export type NewId = MemberId &
  ConnectionId &
  MessageId &
  ReportId &
  NoticeId &
  ContactMessageId &
  InvitationId &
  LetterId &
  DataExportId &
  SubscriberId &
  NewsletterIssueId &
  RecoveryRequestId &
  PictureId &
  AttachmentId &
  IntroductionId &
  KeptDayId;

/** An id is a positive whole number. */
const checkId: FieldRule<number> = (id) =>
  Number.isSafeInteger(id) && id > 0 ? null : { rule: 'not_an_id' };

export const parseMemberId: Parser<MemberId, CommonFault> = parserBy(checkId);
export const parseConnectionId: Parser<ConnectionId, CommonFault> = parserBy(checkId);
export const parseMessageId: Parser<MessageId, CommonFault> = parserBy(checkId);
export const parseNoticeId: Parser<NoticeId, CommonFault> = parserBy(checkId);
export const parseReportId: Parser<ReportId, CommonFault> = parserBy(checkId);
export const parseContactMessageId: Parser<ContactMessageId, CommonFault> = parserBy(checkId);
export const parseInvitationId: Parser<InvitationId, CommonFault> = parserBy(checkId);
export const parseLetterId: Parser<LetterId, CommonFault> = parserBy(checkId);
export const parseSessionId: Parser<SessionId, CommonFault> = parserBy(checkId);
export const parseDataExportId: Parser<DataExportId, CommonFault> = parserBy(checkId);
export const parseRecoveryRequestId: Parser<RecoveryRequestId, CommonFault> = parserBy(checkId);
export const parsePictureId: Parser<PictureId, CommonFault> = parserBy(checkId);
export const parseIntroductionId: Parser<IntroductionId, CommonFault> = parserBy(checkId);
export const parseKeptDayId: Parser<KeptDayId, CommonFault> = parserBy(checkId);
