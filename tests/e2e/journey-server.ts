import { makeJourneyDatabase } from './journey-database.ts';
import { startServerProcess, type Command } from './server-process.ts';

/** The server on a database of its own. */
export interface JourneyServer {
  readonly url: string;
  /** Makes it stop answering; connections stay open, and new ones are taken by nobody. */
  readonly pause: () => void;
  /** Lets a paused server go on. */
  readonly resume: () => void;
  /** Ends it without warning, as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Starts it at the same address after a `kill`; on memory (`IS_KEPT`) it knows nobody any more. */
  readonly startAgain: () => Promise<void>;
  /** Ends it and removes its database. */
  readonly stop: () => Promise<void>;
}

/** Starts the built server, or another command; what `prepare` does to the database comes first. */
export async function startJourneyServer({
  prepare = () => undefined,
  command,
}: {
  readonly prepare?: (databaseUrl: string) => void;
  readonly command?: Command;
} = {}): Promise<JourneyServer> {
  const { url: databaseUrl, release } = await makeJourneyDatabase();
  prepare(databaseUrl);
  const settings = { databaseUrl, ...(command && { command }) };
  let server = await startServerProcess(settings);
  const { url } = server;
  const port = Number(new URL(url).port);
  return {
    url,
    pause: () => process.kill(-server.pid, 'SIGSTOP'),
    resume: () => process.kill(-server.pid, 'SIGCONT'),
    kill: () => server.kill(),
    startAgain: async () => {
      server = await startServerProcess({ ...settings, port });
    },
    stop: async () => {
      await server.kill();
      await release();
    },
  };
}
