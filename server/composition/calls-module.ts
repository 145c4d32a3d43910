import { ContainerModule } from 'inversify';
import { makePageErrorCalls } from '#server/routes/page-errors.ts';
import { makePublicCalls } from '#server/routes/site.ts';
import { tokens } from './tokens.ts';

/** The calls that belong to no feature, and all calls together. */
export const callsModule = new ContainerModule(({ bind }) => {
  bind(tokens.pageErrorCalls)
    .toResolvedValue(
      (logger, rateLimits) => makePageErrorCalls({ logger, rateLimits }),
      [tokens.logger, tokens.rateLimits],
    )
    .inSingletonScope();
  bind(tokens.publicCalls)
    .toResolvedValue(
      (storage, readiness) => makePublicCalls({ storage, readiness }),
      [tokens.storage, tokens.readiness],
    )
    .inSingletonScope();
  bind(tokens.apiCalls)
    .toResolvedValue(
      (
        authenticationCalls,
        memberCalls,
        connectionCalls,
        messageCalls,
        pageErrorCalls,
        publicCalls,
      ) => ({
        ...authenticationCalls,
        ...memberCalls,
        ...connectionCalls,
        ...messageCalls,
        ...pageErrorCalls,
        ...publicCalls,
      }),
      [
        tokens.authenticationCalls,
        tokens.memberCalls,
        tokens.connectionCalls,
        tokens.messageCalls,
        tokens.pageErrorCalls,
        tokens.publicCalls,
      ],
    )
    .inSingletonScope();
});
