import { ContainerModule } from 'inversify';
import { tokens } from './tokens.ts';

/** The parts of the storage in use, whichever it is. */
export const repositoriesModule = new ContainerModule(({ bind }) => {
  bind(tokens.members)
    .toResolvedValue((storage) => storage.members, [tokens.storage])
    .inSingletonScope();
  bind(tokens.directory)
    .toResolvedValue((storage) => storage.directory, [tokens.storage])
    .inSingletonScope();
  bind(tokens.connections)
    .toResolvedValue((storage) => storage.connections, [tokens.storage])
    .inSingletonScope();
  bind(tokens.messages)
    .toResolvedValue((storage) => storage.messages, [tokens.storage])
    .inSingletonScope();
  bind(tokens.sessions)
    .toResolvedValue((storage) => storage.sessions, [tokens.storage])
    .inSingletonScope();
});
