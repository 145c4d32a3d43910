import type { AccountFault, AccountRefusal, AccountSubject } from '#core/accounts/refusals.ts';
import type { BreakFault } from '#core/accounts/breaks/refusals.ts';
import type { ContactFault, ContactSubject } from '#core/moderation/contact/refusals.ts';
import type {
  ConnectionFault,
  ConnectionRefusal,
  ConnectionSubject,
} from '#core/connections/refusals.ts';
import type { DayFault, DayRefusal, DaySubject } from '#core/connections/days/refusals.ts';
import type { DataExportSubject } from '#core/data-export/refusals.ts';
import type { DiscoveryFault } from '#core/discovery/refusals.ts';
import type { InvitationRefusal, InvitationSubject } from '#core/accounts/invitations/refusals.ts';
import type {
  IntroductionFault,
  IntroductionRefusal,
  IntroductionSubject,
} from '#core/introductions/refusals.ts';
import type { CommonFault } from '#core/kernel/fault.ts';
import type { CommonRefusal, NotFound } from '#core/kernel/refusal.ts';
import type {
  RecoveryRequestFault,
  RecoveryRequestRefusal,
  RecoveryRequestSubject,
} from '#core/accounts/recovery-requests/refusals.ts';
import type { AddressRefusal } from '#core/accounts/addresses/refusals.ts';
import type { MailRefusal, MailSubject } from '#core/letters/refusals.ts';
import type { MailFault } from '#core/mail/refusals.ts';
import type {
  PictureFault,
  PictureRefusal,
  PictureSubject,
  VoiceFault,
  VoiceRefusal,
} from '#core/media/refusals.ts';
import type {
  AskingRefusal,
  ConfirmationRefusal,
  MemberFault,
  MemberRefusal,
  MemberSubject,
} from '#core/members/refusals.ts';
import type { MessageFault, MessageRefusal, MessageSubject } from '#core/messaging/refusals.ts';
import type {
  ReportFault,
  ReportRefusal,
  ReportSubject,
} from '#core/moderation/reports/refusals.ts';
import type {
  ModerationFault,
  ModerationRefusal,
  ModerationSubject,
} from '#core/moderation/refusals.ts';
import type { OperationsFault, OperationsRefusal } from '#core/operations/refusals.ts';
import type { SafetyRefusal } from '#core/safety/refusals.ts';
import type { VouchFault, VouchRefusal } from '#core/vouching/refusals.ts';
import type { SiteFault } from '#core/site/refusals.ts';

/** What a caller may ask for and not find. */
export type Subject =
  | AccountSubject
  | ConnectionSubject
  | ContactSubject
  | DataExportSubject
  | DaySubject
  | IntroductionSubject
  | InvitationSubject
  | MailSubject
  | MemberSubject
  | MessageSubject
  | ModerationSubject
  | PictureSubject
  | RecoveryRequestSubject
  | ReportSubject;

/** Every way in which the product says no. The server gives each code its HTTP status. */
export type Refusal =
  | CommonRefusal
  | NotFound<Subject>
  | AccountRefusal
  | AddressRefusal
  | ConfirmationRefusal
  | AskingRefusal
  | ConnectionRefusal
  | DayRefusal
  | IntroductionRefusal
  | InvitationRefusal
  | MemberRefusal
  | MessageRefusal
  | ModerationRefusal
  | OperationsRefusal
  | PictureRefusal
  | VoiceRefusal
  | RecoveryRequestRefusal
  | ReportRefusal
  | SafetyRefusal
  | VouchRefusal
  | MailRefusal;

/** The stable machine word of a refusal. */
export type RefusalCode = Refusal['code'];

/** Everything that can be wrong with a field. */
export type FieldFault =
  | CommonFault
  | AccountFault
  | ConnectionFault
  | DayFault
  | DiscoveryFault
  | IntroductionFault
  | MemberFault
  | MessageFault
  | ReportFault
  | ModerationFault
  | OperationsFault
  | PictureFault
  | VoiceFault
  | SiteFault
  | VouchFault
  | ContactFault
  | BreakFault
  | RecoveryRequestFault
  | MailFault;
