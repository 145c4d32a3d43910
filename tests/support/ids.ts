import type {
  ContactMessageId,
  ConnectionId,
  DataExportId,
  IntroductionId,
  KeptDayId,
  InvitationId,
  LetterId,
  MemberId,
  MessageId,
  NewsletterIssueId,
  NoticeId,
  RecoveryRequestId,
  ReportId,
} from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';

/** The number as the id of a member, whether or not there could be such a member. */
export const toMemberId = (id: number): MemberId => trusted<MemberId>(id);

/** The number as the id of a connection. */
export const toConnectionId = (id: number): ConnectionId => trusted<ConnectionId>(id);

/** The number as the id of a message. */
export const toMessageId = (id: number): MessageId => trusted<MessageId>(id);

/** The number as the id of a notice. */
export const toNoticeId = (id: number): NoticeId => trusted<NoticeId>(id);

/** The number as the id of a report. */
export const toReportId = (id: number): ReportId => trusted<ReportId>(id);

/** The number as the id of a message to those who run the site. */
export const toContactMessageId = (id: number): ContactMessageId => trusted<ContactMessageId>(id);

/** The number as the id of a request to win an account back. */
export const toRecoveryRequestId = (id: number): RecoveryRequestId =>
  trusted<RecoveryRequestId>(id);

/** The number as the id of a day that matters. */
export const toKeptDayId = (id: number): KeptDayId => trusted<KeptDayId>(id);

/** The number as the id of an introduction. */
export const toIntroductionId = (id: number): IntroductionId => trusted<IntroductionId>(id);

/** The number as the id of an invitation. */
export const toInvitationId = (id: number): InvitationId => trusted<InvitationId>(id);

/** The number as the id of a letter in the outbox. */
export const toLetterId = (id: number): LetterId => trusted<LetterId>(id);
/** The number as the id of a copy of a member's data. */
export const toDataExportId = (id: number): DataExportId => trusted<DataExportId>(id);

/** The number as the id of an issue of the newsletter. */
export const toNewsletterIssueId = (id: number): NewsletterIssueId =>
  trusted<NewsletterIssueId>(id);
