import { rm } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '../..');

/** A program bundled as for production. */
export interface ServerProgram {
  /** The file to run. */
  readonly file: string;
  readonly remove: () => Promise<void>;
}

/** Bundles the server, but for the page, which need not be built. */
export function buildServerProgram(name: string): Promise<ServerProgram> {
  return buildProgram('tests/server/process-entry.ts', name);
}

/** Bundles the command that moves storage. */
export function buildStorageProgram(name: string): Promise<ServerProgram> {
  return buildProgram('server/commands/storage/main.ts', name);
}

/** Bundles the command that looks after members. */
export function buildMembersProgram(name: string): Promise<ServerProgram> {
  return buildProgram('server/commands/members/main.ts', name);
}

/** Bundles the program that writes and handles events. */
export function buildDeliveryProgram(name: string): Promise<ServerProgram> {
  return buildProgram('tests/support/delivery-program.ts', name);
}

/** Bundles the program that writes messages. */
export function buildWritingProgram(name: string): Promise<ServerProgram> {
  return buildProgram('tests/support/writing-program.ts', name);
}

/** Bundles the program that stops while it writes a snapshot. */
export function buildKeepingProgram(name: string): Promise<ServerProgram> {
  return buildProgram('tests/support/keeping-program.ts', name);
}

/** Bundles the program that looks around and shows what its memory holds. */
export function buildRememberingProgram(name: string): Promise<ServerProgram> {
  return buildProgram('tests/support/remembering-program.ts', name);
}

/** Bundles the program that sends the letters of a storage. */
export function buildMailProgram(name: string): Promise<ServerProgram> {
  return buildProgram('tests/support/mail-program.ts', name);
}

/** Bundles the program that looks after rhythms. */
export function buildReminderProgram(name: string): Promise<ServerProgram> {
  return buildProgram('tests/support/reminder-program.ts', name);
}

async function buildProgram(entry: string, name: string): Promise<ServerProgram> {
  const folder = join(ROOT, 'dist', `${name}-${process.pid}`);
  await build({
    configFile: join(ROOT, 'vite.server.config.ts'),
    root: ROOT,
    logLevel: 'error',
    build: { ssr: join(ROOT, entry), outDir: folder },
  });
  const file = join(folder, `${parse(entry).name}.js`);
  return { file, remove: () => rm(folder, { recursive: true }) };
}
