import { ContainerModule } from 'inversify';
import { makeLogIn } from '#core/accounts/use-cases/log-in.ts';
import { makeLogOut } from '#core/accounts/use-cases/log-out.ts';
import { makeRegister } from '#core/accounts/use-cases/register.ts';
import { makeRemoveExpiredSessions } from '#core/accounts/use-cases/remove-expired-sessions.ts';
import { makeResolveSession } from '#core/accounts/use-cases/resolve-session.ts';
import { makeAuthenticationCalls } from '#server/routes/accounts.ts';
import { tokens } from './tokens.ts';

/** What visitors and members do with accounts and sessions. */
export const accountModule = new ContainerModule(({ bind }) => {
  bind(tokens.decoyHash)
    .toResolvedValue(
      (passwordHasher, sessionTokens) => passwordHasher.hash(sessionTokens.create()),
      [tokens.passwordHasher, tokens.sessionTokens],
    )
    .inSingletonScope();
  bind(tokens.register)
    .toResolvedValue(
      (members, passwordHasher, clock) => makeRegister({ members, passwordHasher, clock }),
      [tokens.members, tokens.passwordHasher, tokens.clock],
    )
    .inSingletonScope();
  bind(tokens.logIn)
    .toResolvedValue(
      (members, sessions, passwordHasher, sessionTokens, clock, decoyHash) =>
        makeLogIn({ members, sessions, passwordHasher, sessionTokens, clock, decoyHash }),
      [
        tokens.members,
        tokens.sessions,
        tokens.passwordHasher,
        tokens.sessionTokens,
        tokens.clock,
        tokens.decoyHash,
      ],
    )
    .inSingletonScope();
  bind(tokens.logOut)
    .toResolvedValue(
      (sessions, sessionTokens) => makeLogOut({ sessions, sessionTokens }),
      [tokens.sessions, tokens.sessionTokens],
    )
    .inSingletonScope();
  bind(tokens.resolveSession)
    .toResolvedValue(
      (sessions, sessionTokens, clock) => makeResolveSession({ sessions, sessionTokens, clock }),
      [tokens.sessions, tokens.sessionTokens, tokens.clock],
    )
    .inSingletonScope();
  bind(tokens.removeExpiredSessions)
    .toResolvedValue(
      (sessions, clock) => makeRemoveExpiredSessions({ sessions, clock }),
      [tokens.sessions, tokens.clock],
    )
    .inSingletonScope();
  bind(tokens.authenticationCalls)
    .toResolvedValue(
      (register, logIn, logOut, members, rateLimits) =>
        makeAuthenticationCalls({ register, logIn, logOut, members, rateLimits }),
      [tokens.register, tokens.logIn, tokens.logOut, tokens.members, tokens.rateLimits],
    )
    .inSingletonScope();
});
