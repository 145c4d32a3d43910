import { makeJourneyDatabase } from './journey-database.ts';
import { startServerProcess } from './server-process.ts';

/** The built server on a database of its own, which outlives the process. */
export interface LastingServer {
  readonly url: string;
  /** Makes it stop answering; connections stay open, and new ones are taken by nobody. */
  readonly pause: () => void;
  /** Lets a paused server go on. */
  readonly resume: () => void;
  /** Ends it without warning, as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Starts it at the same address after a `kill`. */
  readonly startAgain: () => Promise<void>;
  /** Ends it and removes its database. */
  readonly stop: () => Promise<void>;
}

/** Starts the server; what `prepare` does to the database comes first. */
export async function startLastingServer(
  prepare: (databaseUrl: string) => void = () => undefined,
): Promise<LastingServer> {
  const { url: databaseUrl, release } = await makeJourneyDatabase();
  prepare(databaseUrl);
  let server = await startServerProcess({ databaseUrl });
  const { url } = server;
  const port = Number(new URL(url).port);
  return {
    url,
    pause: () => process.kill(-server.pid, 'SIGSTOP'),
    resume: () => process.kill(-server.pid, 'SIGCONT'),
    kill: () => server.kill(),
    startAgain: async () => {
      server = await startServerProcess({ databaseUrl, port });
    },
    stop: async () => {
      await server.kill();
      await release();
    },
  };
}
