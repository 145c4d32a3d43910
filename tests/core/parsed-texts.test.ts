import { expect, expectTypeOf, it } from 'vitest';
import {
  parsePassword,
  parseTypedPassword,
  type Password,
  type TypedPassword,
} from '#core/accounts/domain/password-rules.ts';
import type { OneTimePasswordText } from '#core/accounts/domain/one-time-password.ts';
import type { PasswordHasher } from '#core/accounts/ports/password-hasher.ts';
import type { LogIn } from '#core/accounts/use-cases/log-in.ts';
import type { Register } from '#core/accounts/use-cases/register.ts';
import type { AcceptConnection } from '#core/connections/use-cases/accept-connection.ts';
import type { RequestConnection } from '#core/connections/use-cases/request-connection.ts';
import { parseContactText } from '#core/moderation/contact/domain/contact-message.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import { granted } from '#core/kernel/result.ts';
import type { EmailAddress } from '#core/kernel/email-address.ts';
import {
  parseEmailAddress,
  parseLogInName,
  parseUsername,
  type LogInName,
  type Username,
} from '#core/members/domain/field-rules.ts';
import type { UpdateProfile } from '#core/members/use-cases/update-profile.ts';
import { parseIdempotencyKey, type IdempotencyKey } from '#core/kernel/idempotency-key.ts';
import { parseMessageText, type MessageText } from '#core/messaging/domain/message.ts';
import type { SendMessage } from '#core/messaging/use-cases/send-message.ts';

it.each([
  ['a username', parseUsername, 'rosa.whitfield', 'required'],
  ['an e-mail address', parseEmailAddress, 'rosa@example.org', 'required'],
  ['a name to log in with', parseLogInName, 'ROSA@example.org', 'required'],
  ['a password to choose', parsePassword, 'correct horse battery', 'required'],
  ['a password to log in with', parseTypedPassword, 'x', 'required'],
  ['a message', parseMessageText, 'Good evening', 'required'],
  ['a message to those who run the site', parseContactText, 'My data, please', 'required'],
  ['the key of a message', parseIdempotencyKey, 'a-1', 'idempotency_key_format'],
])('%s is what its parser accepts, and never empty', (_what, parse, valid, rule) => {
  expect(parse(valid)).toEqual(granted(valid));
  expect(parse('')).toMatchObject({ ok: false, refusal: { rule } });
});

// The type check decides what follows: a use case takes nothing that no parser has accepted.

// Registering and logging in.
{
  type Registration = Parameters<Register>[0];
  expectTypeOf<Registration['username']>().toEqualTypeOf<Username>();
  expectTypeOf<Registration['email']>().toEqualTypeOf<EmailAddress>();
  expectTypeOf<Registration['password']>().toEqualTypeOf<Password>();
  expectTypeOf<Parameters<LogIn>[0]['username']>().toEqualTypeOf<LogInName>();
  expectTypeOf<Parameters<LogIn>[0]['password']>().toEqualTypeOf<TypedPassword>();
  expectTypeOf<Parameters<PasswordHasher['hash']>[0]>().toEqualTypeOf<
    Password | OneTimePasswordText
  >();
  expectTypeOf<OneTimePasswordText>().not.toExtend<Password>();
  expectTypeOf<''>().not.toExtend<TypedPassword>();
  expectTypeOf<TypedPassword>().not.toExtend<Password>();
  expectTypeOf<Password>().toExtend<TypedPassword>();
}

// Changing a profile.
{
  type Edit = Parameters<UpdateProfile>[0];
  expectTypeOf<Edit['callerId']>().toEqualTypeOf<MemberId>();
  expectTypeOf<string>().not.toExtend<Edit['changes']['email']>();
}

// Connecting.
{
  type Request = Parameters<RequestConnection>[0];
  expectTypeOf<Request['requesterId']>().toEqualTypeOf<MemberId>();
  expectTypeOf<Request['recipientId']>().toEqualTypeOf<MemberId>();
  expectTypeOf<Parameters<AcceptConnection>[0]['id']>().toEqualTypeOf<ConnectionId>();
}

// Writing.
{
  type Draft = Parameters<SendMessage>[0];
  expectTypeOf<Draft['connectionId']>().toEqualTypeOf<ConnectionId>();
  expectTypeOf<Draft['content']>().toEqualTypeOf<MessageText | null>();
  expectTypeOf<Draft['idempotencyKey']>().toEqualTypeOf<IdempotencyKey | undefined>();
  expectTypeOf<string>().not.toExtend<MessageText>();
}
