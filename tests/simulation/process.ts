import type { Server } from 'node:http';
import { join } from 'node:path';
import { ContainerModule } from 'inversify';
import { pino } from 'pino';
import { createEventListeners } from '#adapters/event-listeners.ts';
import type { SiteBus } from '#core/events.ts';
import type { ExportArchive } from '#core/data-export/ports/export-archive.ts';
import type { Mailer } from '#core/mail/ports/mailer.ts';
import type { FileStore } from '#core/media/ports/file-store.ts';
import type { Storage } from '#core/storage.ts';
import { tokens } from '#server/composition/tokens.ts';
import { readConfiguration } from '#server/configuration.ts';
import { startServer, type RunningServer } from '#server/start-server.ts';
import { cheapPasswordHasher } from '#tests/support/cheap-password-hasher.ts';
import { isCommonPassword } from '#tests/support/common-passwords.ts';
import { plainPasskeys } from '#tests/support/plain-passkeys.ts';
import { plainPictureMaker } from '#tests/support/plain-picture-maker.ts';
import { plainVoiceMaker } from '#tests/support/plain-voice-maker.ts';
import { emptyPage } from '#tests/support/running-server.ts';

/** Where browsers find the site. */
export const ORIGIN = 'https://hearthkin.example';

/** What a process is given from outside. */
export interface ProcessParts {
  readonly storage: Storage;
  readonly fileStore: FileStore;
  readonly bus: SiteBus;
  readonly mailer: Mailer;
  /** Hears of every line that the process logs as a warning or worse. */
  readonly onFailure: (line: string) => void;
}

/** A process of the site: the product's own composition, whose server has no socket. */
export interface SiteProcess {
  readonly server: Server;
  readonly running: RunningServer;
}

/** What isn't a list of its own: messages and their files follow with their connection, and files are kept beside them. */
const NOT_LISTS = ['messages', 'pictureFile', 'attachmentFile'];

/** Copies of data in one piece: real ones are compressed outside the event loop, whose order no seed decides. */
const plainArchive: ExportArchive = {
  async *write(contents) {
    const parts: unknown[] = [contents.madeAt, contents.account, contents.profile];
    for (const [name, list] of Object.entries(contents)) {
      if (typeof list !== 'function' || NOT_LISTS.includes(name)) continue;
      for await (const page of (list as () => AsyncIterable<unknown>)()) parts.push(page);
    }
    for await (const page of contents.connections()) {
      for (const connection of page) {
        parts.push(connection);
        for await (const texts of contents.messages(connection)) parts.push(texts);
      }
    }
    yield Buffer.from(JSON.stringify(parts));
  },
};

const nothing = () => Promise.resolve();

const ENVIRONMENT = {
  NODE_ENV: 'test',
  DATABASE_URL: 'memory:',
  // Histories are the same wherever the repository is.
  SNAPSHOT_FOLDER: '/nowhere',
  RATE_LIMITS: 'on',
  MAIL_URL: 'memory:',
  CONFIRM_EMAIL: 'required',
  PUBLIC_URL: ORIGIN,
  DRAIN_DELAY: '0',
  LOG_LEVEL: 'warn',
  SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
  OPERATOR_NAME: 'Those who run it',
  CONTACT_EMAIL: 'operator@hearthkin.example',
  COUNTRY: 'GB',
};

/** Starts a process on those parts. */
export async function startProcess(parts: ProcessParts): Promise<SiteProcess> {
  const replacements = new ContainerModule(({ rebind }) => {
    rebind(tokens.storage).toConstantValue(parts.storage);
    rebind(tokens.events).toConstantValue(parts.bus);
    rebind(tokens.fileStore).toConstantValue(parts.fileStore);
    rebind(tokens.pictureMaker).toConstantValue({ ...plainPictureMaker, close: nothing });
    rebind(tokens.voiceMaker).toConstantValue({ ...plainVoiceMaker, close: nothing });
    rebind(tokens.mailer).toConstantValue(parts.mailer);
    rebind(tokens.passwordHasher).toConstantValue(cheapPasswordHasher);
    rebind(tokens.isCommonPassword).toConstantValue(isCommonPassword);
    rebind(tokens.passkeyChecks).toConstantValue(plainPasskeys);
    rebind(tokens.exportArchive).toConstantValue(plainArchive);
  });
  let opened: Server | undefined;
  const running = await startServer({
    configuration: readConfiguration(ENVIRONMENT),
    root: join(import.meta.dirname, '../..'),
    logger: pino({ level: 'warn' }, { write: parts.onFailure }),
    openPage: (server) => {
      opened = withoutSocket(server);
      return emptyPage;
    },
    overrides: [replacements],
  });
  return { server: opened!, running };
}

/** The server as it is, but that listening and closing touch no network. */
function withoutSocket(server: Server): Server {
  // Node.js checks a server that listens for idle connections every second, which would keep it in memory for good.
  server.removeAllListeners('listening');
  return Object.assign(server, {
    listen: () => {
      setImmediate(() => server.emit('listening'));
      return server;
    },
    address: () => ({ address: '127.0.0.1', family: 'IPv4', port: 443 }),
    close: () => {
      setImmediate(() => server.emit('close'));
      return server;
    },
    closeIdleConnections: () => undefined,
    closeAllConnections: () => undefined,
  });
}

/** What processes share to hear of each other. */
export interface SharedBus {
  /** The bus as one process has it. */
  readonly join: () => SiteBus;
}

/** A bus whose deliveries `deliver` lets go on, when and as often as it likes. */
export function createSharedBus(
  deliver: (listenerOwner: number, tell: () => void, kind: 'event' | 'hint') => void,
  ownerOf: () => number,
): SharedBus {
  const joined = new Set<{
    readonly owner: number;
    readonly listeners: ReturnType<typeof createEventListeners>;
  }>();
  return {
    join: () => {
      const listeners = createEventListeners((sentence, error) => {
        throw new Error(sentence, { cause: error });
      });
      const member = { owner: ownerOf(), listeners };
      joined.add(member);
      return {
        listen: listeners.listen,
        announce: (event) => {
          for (const { owner, listeners: others } of joined) {
            deliver(owner, others.tell.bind(null, event), 'event');
          }
        },
        hint: (hint) => {
          for (const { owner, listeners: others } of joined) {
            deliver(owner, others.tellOfTyping.bind(null, hint), 'hint');
          }
        },
        close: () => {
          joined.delete(member);
          return Promise.resolve();
        },
      };
    },
  };
}
