import { makeJourneyDatabase } from './journey-database.ts';
import { makeMailFolder, type MailFolder } from './mail-folder.ts';
import { BUILT_SERVER, startServerProcess, type Command } from './server-process.ts';

/** The server on a database of its own. */
export interface JourneyServer {
  readonly url: string;
  /** Where its data is, as commands are told it. */
  readonly databaseUrl: string;
  /** The mails that it sends. */
  readonly mails: Pick<MailFolder, 'read'>;
  /** Makes it stop answering; connections stay open, and new ones are taken by nobody. */
  readonly pause: () => void;
  /** Lets a paused server go on. */
  readonly resume: () => void;
  /** Ends it without warning, as a power cut would. */
  readonly kill: () => Promise<void>;
  /**
   * Starts it at the same address after a `kill`, with its clock ahead by so many milliseconds; on memory (`IS_KEPT`)
   * it knows nobody any more.
   */
  readonly startAgain: (clockAhead?: number) => Promise<void>;
  /** Ends it and removes its database and its mails. */
  readonly stop: () => Promise<void>;
}

/** Starts the built server, or another command; what `prepare` does to the database comes first. */
export async function startJourneyServer({
  prepare = () => undefined,
  command,
  environment,
}: {
  readonly prepare?: (databaseUrl: string) => void | Promise<void>;
  readonly command?: Command;
  /** Further variables of the environment. */
  readonly environment?: Readonly<Record<string, string>>;
} = {}): Promise<JourneyServer> {
  const { url: databaseUrl, release } = await makeJourneyDatabase();
  const mails = await makeMailFolder();
  await prepare(databaseUrl);
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
    databaseUrl,
    mails,
    pause: () => process.kill(-server.pid, 'SIGSTOP'),
    resume: () => process.kill(-server.pid, 'SIGCONT'),
    kill: () => server.kill(),
    startAgain: async (clockAhead = 0) => {
      const changed = clockAhead === 0 ? settings : aheadBy(clockAhead, settings);
      server = await startServerProcess({ ...changed, port });
    },
    stop: async () => {
      await server.kill();
      await Promise.all([release(), mails.remove()]);
    },
  };
}

/** The settings of the built server whose clock is ahead. */
function aheadBy<Settings extends { readonly environment: Readonly<Record<string, string>> }>(
  milliseconds: number,
  settings: Settings,
): Settings & { readonly command: Command } {
  const [program, ...parameters] = BUILT_SERVER;
  const command = [program, '--import', './tests/e2e/clock-ahead.mjs', ...parameters] as const;
  const environment = { ...settings.environment, CLOCK_AHEAD: String(milliseconds) };
  return { ...settings, environment, command };
}
