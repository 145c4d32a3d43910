import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import { hasDayToRemindOf } from '#core/connections/steps/find-rhythm-news.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { Letter, LetterKind } from '#core/letters/domain/letter.ts';
import type { Link, LinkPurpose } from '#core/letters/domain/link.ts';
import type { MailPage } from '#core/mail/domain/mail-site.ts';
import type { LetterFacts } from '#core/mail/domain/mail-words.ts';
import type { NewsletterRepository } from '#core/mail/ports/newsletter-repository.ts';
import type { EmailAddress } from '#core/kernel/email-address.ts';
import type { Confirmation } from '#core/members/domain/confirmation.ts';
import { toLoginName, type Self } from '#core/members/domain/member.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import { isAboutMember, MOST_UNREAD, type NoticeContent } from '#core/moderation/domain/notice.ts';
import type { NoticeRepository } from '#core/moderation/ports/notice-repository.ts';
import { isUrgent, type UrgentReason } from '#core/moderation/reports/domain/report-reason.ts';
import type { ReportRepository } from '#core/moderation/reports/ports/report-repository.ts';
import { isModerator } from '#core/safety/domain/standing.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';
import { countReports, type ReminderSources } from './remind-moderators.ts';
import { prepareActivity, type ActivitySources } from './prepare-activity.ts';

/** Where the button of a letter leads: with a fresh link, to a page, or nowhere. */
type Button =
  | {
      readonly type: 'link';
      readonly purpose: LinkPurpose;
      readonly memberId: MemberId | null;
      readonly address: EmailAddress | null;
    }
  | { readonly type: 'page'; readonly page: MailPage }
  | null;

/** Whose mails a link stops. */
type Stop = Pick<Link, 'memberId' | 'address'> & {
  readonly purpose: 'stop_mails' | 'stop_newsletter';
};

/** What is to be written, to whom. */
export interface LetterContent<Facts extends object = object> {
  readonly to: EmailAddress;
  /** By what name to greet; `null` where nobody's is known. */
  readonly name: string | null;
  readonly facts: Facts;
  readonly button: Button;
  /** The link that stops mails of this kind; `null` where nobody may. */
  readonly stoppedBy: Stop | null;
  /** Up to which time it tells everything that waits, where it tells that. */
  readonly toldUntil?: string;
}

/** What letters are made of. */
export interface LetterSources extends ActivitySources, ReminderSources {
  readonly members: Pick<MemberRepository, 'findById' | 'findCredentials'>;
  readonly connections: Pick<ConnectionRepository, 'findBetween' | 'listRhythms'>;
  readonly safety: Pick<SafetyRepository, 'loadStanding' | 'loadHistory' | 'relate'>;
  readonly newsletter: Pick<NewsletterRepository, 'findSubscriber' | 'findIssue'>;
  readonly reports: Pick<ReportRepository, 'queue'>;
  readonly notices: Pick<NoticeRepository, 'listUnread'>;
  readonly confirmation: Confirmation;
}

type LetterOf<Kind extends LetterKind> = Extract<Letter, { readonly kind: Kind }>;

type FindContent<Kind extends LetterKind> = (
  sources: LetterSources,
  letter: LetterOf<Kind>,
) => Promise<LetterContent<LetterFacts[Kind]> | null>;

/** What a letter of each kind is made of by now; `null` where it no longer applies. */
const CONTENTS: { readonly [Kind in LetterKind]: FindContent<Kind> } = {
  confirm_address: async (sources, { memberId }) => {
    const self = await findReader(sources, memberId);
    const content = self && (await contentToConfirm(sources, 'confirm_address', self, self.email));
    const isRequired = sources.confirmation === 'required';
    return content && { ...content, facts: { ...content.facts, isRequired } };
  },
  recover_password: async (sources, { address }) => {
    const credentials = await sources.members.findCredentials(toLoginName(address));
    const self = credentials && (await findReader(sources, credentials.memberId));
    // A username may look like an address, and belongs to somebody else.
    if (self === null || toLoginName(self.email) !== toLoginName(address)) return null;
    const button = { type: 'link', purpose: 'recover_password', memberId: self.id } as const;
    return { ...contentTo(self), button: { ...button, address: null } };
  },
  confirm_new_address: async (sources, { memberId, address }) => {
    const self = await findReader(sources, memberId);
    if (self === null || self.email === address) return null;
    return contentToConfirm(sources, 'confirm_new_address', self, address);
  },
  address_changed: async (sources, { memberId, address }) => {
    const self = await findReader(sources, memberId);
    if (self === null || self.email === address) return null;
    const button = { type: 'link', purpose: 'undo_address', memberId, address } as const;
    return { ...contentTo(self), to: address, button };
  },
  unconfirmed_address_changed: async (sources, { memberId, address }) => {
    const self = await findReader(sources, memberId);
    if (self === null || toLoginName(self.email) === toLoginName(address)) return null;
    return contentToAddress(address);
  },
  new_address_changed: async (sources, { memberId, address }) => {
    const self = await findReader(sources, memberId);
    if (self === null || toLoginName(self.email) === toLoginName(address)) return null;
    return { ...contentTo(self), to: address };
  },
  password_changed: toMember(() => ({})),
  second_factor_changed: toMember(() => ({ button: { type: 'page', page: 'settings' } })),
  ways_in_ended: async (sources, { memberId, ended }) => {
    const self = await findReader(sources, memberId);
    const button = { type: 'page', page: 'forgotPassword' } as const;
    return self && { ...contentTo(self), facts: ended, button };
  },
  second_step_ending: async (sources, { memberId, until }) => {
    const self = await findReader(sources, memberId);
    if (self === null || until <= sources.clock.now()) return null;
    const button = { type: 'link', purpose: 'keep_second_step', memberId, address: null } as const;
    return { ...contentTo(self), facts: { until }, button };
  },
  confirm_recovery: async ({ members }, { address }) => {
    const isKnown = (await members.findCredentials(toLoginName(address))) !== null;
    const link = { type: 'link', purpose: 'confirm_recovery', memberId: null, address } as const;
    const button = isKnown ? ({ type: 'page', page: 'login' } as const) : link;
    return { ...contentToAddress(address), facts: { isKnown }, button };
  },
  recovery_begun: async (sources, { memberId, address, until }) => {
    const self = await findReader(sources, memberId);
    const button = { type: 'link', purpose: 'stop_recovery', memberId, address } as const;
    return self && { ...contentTo(self), to: address, facts: { until }, button };
  },
  recovery_agreed: async (sources, { memberId, address, until }) => {
    const self = await findReader(sources, memberId);
    return self && { ...contentToAddress(address), facts: { until } };
  },
  recovery_closed: (_sources, { address }) => Promise.resolve(contentToAddress(address)),
  recovery_stopped: async (sources, { memberId, address }) =>
    (await findReader(sources, memberId)) && contentToAddress(address),
  win_account_back: async (sources, { memberId, address }) => {
    const self = await findReader(sources, memberId);
    const button = { type: 'link', purpose: 'win_account_back', memberId, address } as const;
    return self && { ...contentToAddress(address), button };
  },
  account_won_back: async (sources, { memberId, address }) => {
    const self = await findReader(sources, memberId);
    return self && { ...contentTo(self), to: address };
  },
  data_export_ready: toMember(() => ({ button: { type: 'page', page: 'settings' } })),
  leaving_begun: async (sources, { memberId, until }) => {
    const self = await findReader(sources, memberId);
    if (self === null || until <= sources.clock.now()) return null;
    const button = { type: 'page', page: 'login' } as const;
    return { ...contentTo(self), facts: { until }, button };
  },
  account_deleted: (_sources, { address }) => Promise.resolve(contentToAddress(address)),
  urgent_report: async (sources, { memberId }) => {
    const self = await findReader(sources, memberId);
    if (self?.verified !== true) return null;
    const reason = await findUrgentReason(sources, memberId);
    const button = { type: 'page', page: 'desk' } as const;
    return reason && { ...contentTo(self), facts: { reason }, button };
  },
  reports_waiting: async (sources, { memberId }) => {
    const self = await findReader(sources, memberId);
    const count = await countReports(sources, memberId);
    if (self?.verified !== true || count === 0) return null;
    const { reportsDaily } = (await sources.mailPreferences.loadState(memberId)).value;
    if (!reportsDaily) return null;
    return { ...contentTo(self), facts: { count }, button: { type: 'page', page: 'desk' } };
  },
  decision: async (sources, { memberId }) => {
    const self = await sources.members.findById(memberId);
    if (self === null || !(await hasUnread(sources, memberId, isAboutMember))) return null;
    const { account } = (await sources.safety.loadStanding(memberId)).value;
    const isBarred = account.status === 'suspended' || account.status === 'removed';
    const button = { type: 'page', page: isBarred ? 'login' : 'notices' } as const;
    return { ...contentTo(self), facts: { account }, button };
  },
  report_answered: async (sources, { memberId }) => {
    const self = await findReader(sources, memberId);
    if (self?.verified !== true) return null;
    if (!(await hasUnread(sources, memberId, (content) => !isAboutMember(content)))) return null;
    return { ...contentTo(self), button: { type: 'page', page: 'reports' } };
  },
  registration_approved: toMember(() => ({ button: { type: 'page', page: 'login' } })),
  registration_declined: async (sources, { memberId }) => {
    const self = await sources.members.findById(memberId);
    // Whoever is approved after all, or gone, is told nothing of this.
    if (self === null || (await findReader(sources, memberId)) !== null) return null;
    return contentTo(self);
  },
  activity: async (sources, { memberId }) => {
    const self = await findReader(sources, memberId);
    if (self === null) return null;
    const decision = await prepareActivity(sources, memberId);
    if (decision.type !== 'send') return null;
    const { counts, until } = decision.summary;
    const button = { type: 'page', page: 'dashboard' } as const;
    const stoppedBy = { purpose: 'stop_mails', memberId, address: null } as const;
    return { ...contentTo(self), facts: counts, button, stoppedBy, toldUntil: until };
  },
  rhythm_day: async (sources, { memberId }) => {
    const self = await findReader(sources, memberId);
    if (self === null || !(await sources.mayReceive(memberId))) return null;
    const { rhythmDays } = (await sources.mailPreferences.loadState(memberId)).value;
    if (!rhythmDays || !(await hasDayToRemindOf(sources, memberId))) return null;
    const button = { type: 'page', page: 'dashboard' } as const;
    const stoppedBy = { purpose: 'stop_mails', memberId, address: null } as const;
    return { ...contentTo(self), button, stoppedBy };
  },
  confirm_newsletter: async ({ newsletter }, { address }) => {
    if ((await newsletter.findSubscriber(address)) !== null) return null;
    const purpose = 'confirm_newsletter';
    const button = { type: 'link', purpose, memberId: null, address } as const;
    return { ...contentToAddress(address), button };
  },
  newsletter: async ({ newsletter }, { issueId, address }) => {
    const issue = await newsletter.findIssue(issueId);
    if (issue === null || (await newsletter.findSubscriber(address)) === null) return null;
    const stoppedBy = { purpose: 'stop_newsletter', memberId: null, address } as const;
    return { ...contentToAddress(address), facts: issue, stoppedBy };
  },
};

/** What the letter is made of by now; `null` when it no longer applies. */
export function findLetterContent<Kind extends LetterKind>(
  sources: LetterSources,
  letter: LetterOf<Kind>,
): Promise<LetterContent<LetterFacts[Kind]> | null> {
  const find: FindContent<Kind> = CONTENTS[letter.kind];
  return find(sources, letter);
}

/**
 * The content of a letter that confirms an address. Whoever has it already is told so, and reads nothing that
 * somebody else wrote, such as a name.
 */
async function contentToConfirm(
  { members }: Pick<LetterSources, 'members'>,
  purpose: 'confirm_address' | 'confirm_new_address',
  self: Self,
  address: EmailAddress,
): Promise<LetterContent<{ readonly isKnown: boolean }>> {
  const holder = await members.findCredentials(toLoginName(address));
  if (holder !== null && holder.memberId !== self.id) {
    const button = { type: 'page', page: 'login' } as const;
    return { ...contentToAddress(address), facts: { isKnown: true }, button };
  }
  const button = { type: 'link', purpose, memberId: self.id, address } as const;
  return { ...contentTo(self), to: address, facts: { isKnown: false }, button };
}

/** The content of letters that go to the member's own address. */
function toMember(
  describe: (self: Self) => Partial<LetterContent>,
): (
  sources: LetterSources,
  letter: { readonly memberId: MemberId },
) => Promise<LetterContent | null> {
  return async (sources, { memberId }) => {
    const self = await findReader(sources, memberId);
    return self && { ...contentTo(self), ...describe(self) };
  };
}

/** The member, unless they are gone or were removed. */
async function findReader(
  { members, safety }: LetterSources,
  memberId: MemberId,
): Promise<Self | null> {
  const self = await members.findById(memberId);
  if (self === null) return null;
  const { value: standing } = await safety.loadStanding(memberId);
  return standing.account.status === 'removed' ? null : self;
}

/** Whether the member has such a notice to read still; the newest are looked at. */
async function hasUnread(
  { notices }: Pick<LetterSources, 'notices'>,
  memberId: MemberId,
  isMeant: (content: NoticeContent) => boolean,
): Promise<boolean> {
  const unread = await notices.listUnread(memberId, MOST_UNREAD);
  return unread.some(({ content }) => isMeant(content));
}

/** The gravest reason of what waits at the desk, where it is urgent; `null` for who is no moderator. */
async function findUrgentReason(
  { reports, safety }: Pick<LetterSources, 'reports' | 'safety'>,
  viewerId: MemberId,
): Promise<UrgentReason | null> {
  const { value: standing } = await safety.loadStanding(viewerId);
  if (!isModerator(standing)) return null;
  const [gravest] = await reports.queue({ viewerId, state: 'open', after: null, limit: 1 });
  return gravest !== undefined && isUrgent(gravest.reason) ? gravest.reason : null;
}

function contentTo({ email, name }: Self) {
  return { to: email, name, facts: {}, button: null, stoppedBy: null };
}

function contentToAddress(address: EmailAddress) {
  return { to: address, name: null, facts: {}, button: null, stoppedBy: null };
}
