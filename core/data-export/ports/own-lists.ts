import type { BlockedMember } from '#core/connections/blocks/domain/blocked-member.ts';
import type { KeptDay } from '#core/connections/days/domain/kept-day.ts';
import type { AnswerWithMember } from '#core/connections/domain/answer.ts';
import type {
  ConnectionDirection,
  ConnectionStatus,
  ConnectionWithMember,
} from '#core/connections/domain/connection.ts';
import type { ShownInvitation } from '#core/accounts/invitations/domain/invitation.ts';
import type { SecurityEntry } from '#core/accounts/security-log/domain/security-entry.ts';
import type { OwnIntroductions } from '#core/introductions/domain/seen-introduction.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { Page } from '#core/kernel/page.ts';
import type { Notice } from '#core/moderation/domain/notice.ts';
import type { Report } from '#core/moderation/reports/domain/report.ts';
import type { ListedVouch } from '#core/vouching/domain/own-vouch.ts';
import type { EndedConnection } from '#core/moderation/reports/domain/sealed-conversation.ts';

/** A page of a list of the caller's own. */
export interface OwnPage {
  readonly callerId: MemberId;
  readonly before: number | null;
  readonly limit: number;
}

type ListOwn<Item> = (page: OwnPage) => Promise<Page<Item>>;

/** The lists that members read of their own, by the ways in which they read them: a copy holds no more than these. */
export interface OwnLists {
  readonly listConnections: (
    page: OwnPage & {
      readonly status: ConnectionStatus | null;
      readonly direction: ConnectionDirection | null;
    },
  ) => Promise<Page<ConnectionWithMember>>;
  readonly listAnswers: ListOwn<AnswerWithMember>;
  readonly listIntroductions: (of: { readonly callerId: MemberId }) => Promise<OwnIntroductions>;
  readonly listOwnDays: (of: { readonly callerId: MemberId }) => Promise<readonly KeptDay[]>;
  readonly listOwnVouches: (of: { readonly callerId: MemberId }) => Promise<readonly ListedVouch[]>;
  readonly listEndedConnections: ListOwn<EndedConnection>;
  readonly listBlockedMembers: ListOwn<BlockedMember>;
  readonly listReports: ListOwn<Report>;
  readonly listNotices: ListOwn<Notice>;
  readonly listInvitations: ListOwn<ShownInvitation>;
  readonly listSecurityLog: ListOwn<SecurityEntry>;
}
