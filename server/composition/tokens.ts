import type { ServiceIdentifier } from 'inversify';
import type { Logger } from 'pino';
import type { AuthenticatorCodes } from '#core/accounts/ports/authenticator-codes.ts';
import type { IsCommonPassword } from '#core/accounts/domain/choice-of-password.ts';
import type { OneTimePasswordSource } from '#core/accounts/ports/one-time-password-source.ts';
import type { PasswordHasher } from '#core/accounts/ports/password-hasher.ts';
import type { PasskeyChecks } from '#core/accounts/ports/passkey-checks.ts';
import type { RecoveryCodeSource } from '#core/accounts/ports/recovery-code-source.ts';
import type { ReportFailure } from '#core/kernel/report-failure.ts';
import type { SecretSeal } from '#core/accounts/ports/secret-seal.ts';
import type { SessionTokens } from '#core/accounts/ports/session-tokens.ts';
import type { Confirmation } from '#core/members/domain/confirmation.ts';
import type { ListTownCentres } from '#core/members/ports/list-town-centres.ts';
import type { ListTowns } from '#core/members/ports/list-towns.ts';
import type { IsReservedName } from '#core/members/domain/reserved-names.ts';
import type { ExportArchive } from '#core/data-export/ports/export-archive.ts';
import type { FileStore } from '#core/media/ports/file-store.ts';
import type { PictureFetcher } from '#core/media/ports/picture-fetcher.ts';
import type { DomainEvent, SiteBus } from '#core/events.ts';
import type { EventHandler } from '#core/feed/ports/event-handler.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Timings } from '#server/timings.ts';
import type { Signal } from '#core/kernel/signal.ts';
import type { Mailer } from '#core/mail/ports/mailer.ts';
import type { Commit } from '#core/kernel/commit.ts';
import type { Limiter } from '#core/kernel/limiter.ts';
import type { Change, Storage } from '#core/storage.ts';
import type { ProcessPictureMaker } from '#adapters/pictures/process-picture-maker.ts';
import type { ProcessVoiceMaker } from '#adapters/voices/process-voice-maker.ts';
import type { PooledStorage } from '#adapters/postgres/connection-pool.ts';
import type { LiveSettings } from '#core/operations/steps/live-settings.ts';
import type { OperatorKey } from '#core/operations/ports/operator-key.ts';
import type { CursorSeal } from '#core/kernel/cursor-seal.ts';

function token<Service>(name: string): ServiceIdentifier<Service> {
  return Symbol(name);
}

/** The adapters that the container chooses, with their types. */
export const tokens = {
  clock: token<Clock>('Clock'),
  passwordHasher: token<PasswordHasher>('PasswordHasher'),
  sessionTokens: token<SessionTokens>('SessionTokens'),
  oneTimePasswordSource: token<OneTimePasswordSource>('OneTimePasswordSource'),
  recoveryCodeSource: token<RecoveryCodeSource>('RecoveryCodeSource'),
  authenticatorCodes: token<AuthenticatorCodes>('AuthenticatorCodes'),
  passkeyChecks: token<PasskeyChecks>('PasskeyChecks'),
  liveSettings: token<LiveSettings>('settings that may change'),
  confirmation: token<Confirmation>('whether addresses are confirmed'),
  isReservedName: token<IsReservedName>('reserved names'),
  listTowns: token<ListTowns>('towns'),
  listTownCentres: token<ListTownCentres>('town centres'),
  isCommonPassword: token<IsCommonPassword>('common passwords'),
  exportArchive: token<ExportArchive>('ExportArchive'),
  timings: token<Timings>('Timings'),
  turn: token<() => Promise<void>>('turns'),
  logger: token<Logger>('Logger'),
  reportFailure: token<ReportFailure>('ReportFailure'),
  events: token<SiteBus>('EventBus'),
  eventHandlers: token<readonly EventHandler<DomainEvent, Change>[]>('event handlers'),
  storage: token<Storage | PooledStorage>('Storage'),
  commit: token<Commit<Change, DomainEvent>>('Commit'),
  limiter: token<Limiter>('Limiter'),
  /** Counts in this process alone: no table learns who is typing or reading when, and reading writes nothing. */
  processLimiter: token<Limiter>('ProcessLimiter'),
  /** Seals secrets with keys that are not in the storage. */
  secretSeal: token<SecretSeal>('secret seal'),
  operatorKey: token<OperatorKey>('operator key'),
  cursorSeal: token<CursorSeal>('cursor seal'),
  letterSignal: token<Signal>('letters that are due'),
  dataExportSignal: token<Signal>('copies that are asked for'),
  mailer: token<Mailer>('Mailer'),
  fileStore: token<FileStore>('FileStore'),
  pictureMaker: token<ProcessPictureMaker>('PictureMaker'),
  pictureFetcher: token<PictureFetcher>('PictureFetcher'),
  voiceMaker: token<ProcessVoiceMaker>('VoiceMaker'),
};
