import { ContainerModule } from 'inversify';
import { makePublicCalls } from '../http/calls/public-calls.ts';
import { tokens } from '../tokens.ts';

/** The calls that belong to no feature, and all calls together. */
export const callsModule = new ContainerModule(({ bind }) => {
  bind(tokens.publicCalls)
    .toResolvedValue(
      (storage, readiness) => makePublicCalls({ storage, readiness }),
      [tokens.storage, tokens.readiness],
    )
    .inSingletonScope();
  bind(tokens.apiCalls)
    .toResolvedValue(
      (authenticationCalls, memberCalls, connectionCalls, messageCalls, publicCalls) => ({
        ...authenticationCalls,
        ...memberCalls,
        ...connectionCalls,
        ...messageCalls,
        ...publicCalls,
      }),
      [
        tokens.authenticationCalls,
        tokens.memberCalls,
        tokens.connectionCalls,
        tokens.messageCalls,
        tokens.publicCalls,
      ],
    )
    .inSingletonScope();
});
