import type { ServiceIdentifier } from 'inversify';
import type { Logger } from 'pino';
import type { AuthenticatorCodes } from '#core/accounts/authenticator-codes.ts';
import type { IsCommonPassword } from '#core/accounts/choice-of-password.ts';
import type { OneTimePasswordSource } from '#core/accounts/one-time-password-source.ts';
import type { RegistrationMode } from '#core/accounts/domain/registration-mode.ts';
import type { PasswordHasher } from '#core/accounts/password-hasher.ts';
import type { PasskeyChecks } from '#core/accounts/passkey-checks.ts';
import type { RecoveryCodeSource } from '#core/accounts/recovery-code-source.ts';
import type { ReportFailure } from '#core/kernel/report-failure.ts';
import type { SessionTokens } from '#core/accounts/session-tokens.ts';
import type { Confirmation } from '#core/members/domain/confirmation.ts';
import type { ListTowns } from '#core/members/list-towns.ts';
import type { IsReservedName } from '#core/members/domain/reserved-names.ts';
import type { ExportArchive } from '#core/data-export/export-archive.ts';
import type { DomainEvent } from '#core/feed/domain-event.ts';
import type { EventBus } from '#core/feed/event-bus.ts';
import type { EventHandler } from '#core/feed/event-handler.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { LetterSignal } from '#core/mail/announce-letters.ts';
import type { Mailer } from '#core/mail/mailer.ts';
import type { SendDueLetters } from '#core/mail/use-cases/send-due-letters.ts';
import type { Commit } from '#core/kernel/commit.ts';
import type { Limiter } from '#core/kernel/limiter.ts';
import type { Change, Storage } from '#core/storage.ts';
import type { ApiCalls } from '#server/http/call.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import type { Readiness } from '#server/readiness.ts';
import type { AccountUseCases } from '#server/routes/accounts.ts';
import type { LeavingUseCases, makeLeavingCalls } from '#server/routes/leaving.ts';
import type { AddressUseCases, makeAddressCalls } from '#server/routes/addresses.ts';
import type { makeRecoveryCalls, RecoveryUseCases } from '#server/routes/recovery.ts';
import type { BlockUseCases } from '#server/routes/blocks.ts';
import type { ConnectionUseCases } from '#server/routes/connections.ts';
import type { DeskUseCases } from '#server/routes/desk.ts';
import type { CursorSeal } from '#core/kernel/cursor-seal.ts';
import type { DiscoveryUseCases } from '#server/routes/discovery.ts';
import type { MemberUseCases } from '#server/routes/members.ts';
import type { MessagingUseCases } from '#server/routes/messaging.ts';
import type { NoticeUseCases } from '#server/routes/notices.ts';
import type { ReportUseCases } from '#server/routes/reports.ts';
import type { ContactUseCases } from '#server/routes/contact.ts';
import type { FactorUseCases, makeFactorCalls } from '#server/routes/factors.ts';
import type { InvitationUseCases } from '#server/routes/invitations.ts';
import type { DataExportUseCases, makeDataExportCalls } from '#server/routes/data-exports.ts';
import type { makeTermsCalls, TermsUseCases } from '#server/routes/terms.ts';
import type { ChosenMailUseCases, makeChosenMailCalls } from '#server/routes/chosen-mails.ts';
import type { makeSessionCalls } from '#server/routes/sessions.ts';
import type { MailUseCases } from '#server/routes/mail.ts';
import type { StreamHub } from '#server/live/stream-hub.ts';
import type { makeLiveCalls } from '#server/routes/live.ts';
import type { PlaceUseCases } from '#server/routes/places.ts';
import type { ModerationUseCases } from '#server/routes/moderation.ts';

/** The calls of several contexts that are about the caller's own account. */
type OwnAccountCalls = ReturnType<typeof makeSessionCalls> &
  ReturnType<typeof makeDataExportCalls> &
  ReturnType<typeof makeChosenMailCalls> &
  ReturnType<typeof makeFactorCalls> &
  ReturnType<typeof makeLiveCalls> &
  ReturnType<typeof makeTermsCalls> &
  ReturnType<typeof makeLeavingCalls> &
  ReturnType<typeof makeAddressCalls> &
  ReturnType<typeof makeRecoveryCalls>;

function token<Service>(name: string): ServiceIdentifier<Service> {
  return Symbol(name);
}

/** What the container provides, with its type: what contexts need, and one token for each context. */
export const tokens = {
  clock: token<Clock>('Clock'),
  passwordHasher: token<PasswordHasher>('PasswordHasher'),
  sessionTokens: token<SessionTokens>('SessionTokens'),
  oneTimePasswordSource: token<OneTimePasswordSource>('OneTimePasswordSource'),
  recoveryCodeSource: token<RecoveryCodeSource>('RecoveryCodeSource'),
  authenticatorCodes: token<AuthenticatorCodes>('AuthenticatorCodes'),
  passkeyChecks: token<PasskeyChecks>('PasskeyChecks'),
  registrationMode: token<RegistrationMode>('who may register'),
  confirmation: token<Confirmation>('whether addresses are confirmed'),
  isReservedName: token<IsReservedName>('reserved names'),
  listTowns: token<ListTowns>('towns'),
  isCommonPassword: token<IsCommonPassword>('common passwords'),
  exportArchive: token<ExportArchive>('ExportArchive'),
  turn: token<() => Promise<void>>('turns'),
  logger: token<Logger>('Logger'),
  reportFailure: token<ReportFailure>('ReportFailure'),
  readiness: token<Readiness>('Readiness'),
  events: token<EventBus>('EventBus'),
  eventHandlers: token<readonly EventHandler[]>('event handlers'),
  storage: token<Storage>('Storage'),
  commit: token<Commit<Change, DomainEvent>>('Commit'),
  limiter: token<Limiter>('Limiter'),
  /** Counts in this process alone: no table learns who is typing when. */
  typingLimiter: token<Limiter>('TypingLimiter'),
  rateLimits: token<RateLimits>('RateLimits'),
  letterSignal: token<LetterSignal>('LetterSignal'),
  mailer: token<Mailer>('Mailer'),
  sendDueLetters: token<SendDueLetters>('SendDueLetters'),

  accounts: token<AccountUseCases>('accounts'),
  members: token<MemberUseCases>('members'),
  connections: token<ConnectionUseCases>('connections'),
  blocks: token<BlockUseCases>('blocks'),
  messaging: token<MessagingUseCases>('messaging'),
  reports: token<ReportUseCases>('reports'),
  notices: token<NoticeUseCases>('notices'),
  moderation: token<ModerationUseCases>('moderation'),
  desk: token<DeskUseCases>('desk'),
  discovery: token<DiscoveryUseCases>('discovery'),
  cursorSeal: token<CursorSeal>('cursor seal'),
  contact: token<ContactUseCases>('contact'),
  invitations: token<InvitationUseCases>('invitations'),
  terms: token<TermsUseCases>('terms'),
  leaving: token<LeavingUseCases>('leaving'),
  mails: token<MailUseCases>('mails'),
  dataExports: token<DataExportUseCases>('data exports'),
  addresses: token<AddressUseCases>('addresses'),
  recovery: token<RecoveryUseCases>('recovery'),
  chosenMails: token<ChosenMailUseCases>('chosen mails'),
  factors: token<FactorUseCases>('factors'),
  places: token<PlaceUseCases>('places'),
  live: token<StreamHub>('open streams'),

  ownAccountCalls: token<OwnAccountCalls>('calls about one’s own account'),
  apiCalls: token<ApiCalls>('ApiCalls'),
};
