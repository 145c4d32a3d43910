import { makeJourneyDatabase } from './journey-database.ts';
import { makeMailFolder, type MailFolder } from './mail-folder.ts';
import { startServerProcess, type Command } from './server-process.ts';

/** The server on a database of its own. */
export interface JourneyServer {
  readonly url: string;
  /** The mails that it sends. */
  readonly mails: Pick<MailFolder, 'read'>;
  /** Makes it stop answering; connections stay open, and new ones are taken by nobody. */
  readonly pause: () => void;
  /** Lets a paused server go on. */
  readonly resume: () => void;
  /** Ends it without warning, as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Starts it at the same address after a `kill`; on memory (`IS_KEPT`) it knows nobody any more. */
  readonly startAgain: (settings?: { readonly command: Command }) => Promise<void>;
  /** Ends it and removes its database and its mails. */
  readonly stop: () => Promise<void>;
}

/** Starts the built server, or another command; what `prepare` does to the database comes first. */
export async function startJourneyServer({
  prepare = () => undefined,
  command,
  environment,
}: {
  readonly prepare?: (databaseUrl: string) => void;
  readonly command?: Command;
  /** Further variables of the environment. */
  readonly environment?: Readonly<Record<string, string>>;
} = {}): Promise<JourneyServer> {
  const { url: databaseUrl, release } = await makeJourneyDatabase();
  const mails = await makeMailFolder();
  prepare(databaseUrl);
  const settings = {
    databaseUrl,
    environment: { MAIL_URL: mails.url, ...environment },
    ...(command && { command }),
  };
  let server = await startServerProcess(settings);
  const { url } = server;
  const port = Number(new URL(url).port);
  return {
    url,
    mails,
    pause: () => process.kill(-server.pid, 'SIGSTOP'),
    resume: () => process.kill(-server.pid, 'SIGCONT'),
    kill: () => server.kill(),
    startAgain: async (changed) => {
      server = await startServerProcess({ ...settings, ...changed, port });
    },
    stop: async () => {
      await server.kill();
      await Promise.all([release(), mails.remove()]);
    },
  };
}
