import type { Password, TypedPassword } from '#core/accounts/domain/password-rules.ts';
import type { PasskeyName } from '#core/accounts/domain/passkey.ts';
import type { ContactText } from '#core/moderation/contact/domain/contact-message.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type { EmailAddress } from '#core/kernel/email-address.ts';
import type { LogInName, Username } from '#core/members/domain/field-rules.ts';
import type { IdempotencyKey } from '#core/kernel/idempotency-key.ts';
import type { MessageText } from '#core/messaging/domain/message.ts';
import type { ModerationWords } from '#core/moderation/domain/moderation-entry.ts';

/** Texts as what they stand for, whether or not a parser would accept them. */
export const toUsername = (text: string): Username => trusted<Username>(text);
export const toEmailAddress = (text: string): EmailAddress => trusted<EmailAddress>(text);
export const toLogInName = (text: string): LogInName => trusted<LogInName>(text);
export const toPassword = (text: string): Password => trusted<Password>(text);
export const toTypedPassword = (text: string): TypedPassword => trusted<TypedPassword>(text);
export const toMessageText = (text: string): MessageText => trusted<MessageText>(text);
export const toIdempotencyKey = (text: string): IdempotencyKey => trusted<IdempotencyKey>(text);
export const toModerationWords = (text: string): ModerationWords => trusted<ModerationWords>(text);
export const toContactText = (text: string): ContactText => trusted<ContactText>(text);
export const toPasskeyName = (text: string): PasskeyName => trusted<PasskeyName>(text);
