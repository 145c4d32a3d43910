import { Command } from 'commander';
import { createSystemClock } from '#adapters/system/system-clock.ts';
import type { FileStore } from '#core/media/ports/file-store.ts';
import type { BackupChoice } from '#server/backup-variables.ts';
import { openFileStore } from '#server/composition/open-file-store.ts';
import { readBackupChoice, readFilesChoice, readStorageChoice } from '#server/configuration.ts';
import { backUp } from './backup.ts';
import { CommandFailure } from './command-failure.ts';
import { copy, type Output } from './copy.ts';
import { copyAllFiles } from './copy-files.ts';
import { drill } from './drill.ts';
import { withBackup, type OpenedBackup, type WantedBackup } from './kept-backup.ts';
import { migrate, showMigrations } from './migrate.ts';
import { openArchive, readPlace, requireLasting, type LastingPlace } from './open-archive.ts';
import { rotateSecrets } from './rotate-secrets.ts';
import { backUpByDate } from './scheduled-backup.ts';
import { compare, verify } from './verify.ts';

const ADDRESSES = `
Addresses are written like DATABASE_URL:
  sqlite:./data/hearthkin.db
  postgres://user:password@host:5432/database`;

const STOPPED_SERVERS = `
Stop the servers of both first. If the command is interrupted, run it again: it continues where it stopped.
Until it has finished, no server starts on the target.`;

/** The options by which two storages are named. */
interface Ends {
  readonly from: string;
  readonly to: string;
}

const FILE_ADDRESSES = `
Addresses are written like FILES_URL:
  folder:./data/files
  s3://bucket/files?endpoint=https://s3.example&region=eu-central-1
A bucket is opened by AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`;

/** The options of the command that copies files. */
interface FileEnds extends Partial<Ends> {
  readonly removeOthers?: boolean;
}

/** The command line that moves, checks, backs up and restores storage. */
export function createStorageCommand(output: Output): Command {
  const program = new Command('storage')
    .usage('<command> [options]')
    .description('Moves, checks, backs up and restores the data of a site.')
    .addHelpText('after', `\nCommands without --from and --to use DATABASE_URL.\n${ADDRESSES}`)
    .showHelpAfterError('Run "npm run storage -- --help" to see all commands.');

  program
    .command('copy')
    .description('copy one storage into another that is empty, and compare both')
    .requiredOption('--from <url>', 'the storage to copy')
    .requiredOption('--to <url>', 'the storage to fill; it must be empty')
    .addHelpText('after', `${STOPPED_SERVERS}\n${ADDRESSES}`)
    .action(async ({ from, to }: Ends) => {
      await copy(await openArchive(readPlace('--from', from)), await openTarget(to), output);
    });

  program
    .command('verify')
    .description('check one storage, or compare two')
    .option('--from <url>', 'the storage to compare')
    .option('--to <url>', 'the storage to compare it with')
    .addHelpText('after', `\nWithout options it checks the storage at DATABASE_URL.\n${ADDRESSES}`)
    .action(async ({ from, to }: Partial<Ends>) => {
      if (from === undefined && to === undefined) {
        await verify(await openArchive(readOwnPlace()), output);
      } else if (from === undefined || to === undefined) {
        throw new CommandFailure('Give both --from and --to to compare two storages, or neither.');
      } else {
        await compare(await openArchive(readPlace('--from', from)), await openTarget(to), output);
      }
    });

  program
    .command('copy-files')
    .description('copy the files of members, such as pictures, while the servers keep running')
    .option('--from <url>', 'where they are; without it, at FILES_URL')
    .option('--to <url>', 'where they are to be; without it, at FILES_URL')
    .option('--remove-others', 'also remove from there what is no more where they are')
    .addHelpText('after', FILE_ADDRESSES)
    .action(async ({ from, to, removeOthers = false }: FileEnds) => {
      if ((from === undefined) === (to === undefined)) {
        throw new CommandFailure('Give either --from or --to; the other is FILES_URL.');
      }
      await copyAllFiles(await openFiles(from), await openFiles(to), removeOthers, output);
    });

  addFileCommands(program, output);
  return program;
}

function addFileCommands(program: Command, output: Output): void {
  program
    .command('backup')
    .description(
      'back up the storage at DATABASE_URL into one file, while its servers keep running',
    )
    .argument(
      '[file]',
      'the file to create: a SQLite database, whatever the engine; without it, one at BACKUP_URL, named by the time',
    )
    .action((file: string | undefined) =>
      file === undefined ? backUpOwn(output) : backUp(readOwnPlace(), file, output),
    );

  program
    .command('drill')
    .description('restore the newest backup of BACKUP_URL elsewhere, and compare the two')
    .option('--identity <file>', 'the file with the private key, if backups are encrypted')
    .action(async (options: Pick<WantedBackup, 'identity'>) => {
      const startedAt = Date.now();
      await withBackup(options, requireBackups, (backup) => drill(backup, startedAt, output));
    });

  program
    .command('restore')
    .description('fill the storage at DATABASE_URL, which must be empty, from a backup')
    .argument(
      '[backup]',
      'a file, or the name of a backup at BACKUP_URL; without it, the newest of those',
    )
    .option('--identity <file>', 'the file with the private key, if the backup is encrypted')
    .addHelpText('after', STOPPED_SERVERS)
    .action((name: string | undefined, options: Pick<WantedBackup, 'identity'>) =>
      withBackup({ ...options, ...(name !== undefined && { name }) }, requireBackups, (backup) =>
        restore(backup, output),
      ),
    );

  program
    .command('rotate-secrets')
    .description(
      'seal the secrets at DATABASE_URL with the first key of SECRETS_KEY, while its servers keep running',
    )
    .action(() => rotateSecrets(output));

  program
    .command('migrate')
    .description('bring the storage at DATABASE_URL up to this version')
    .option('--status', 'only show which migrations are applied and which are waiting')
    .action(({ status = false }: { readonly status?: boolean }) =>
      status ? showMigrations(readOwnPlace(), output) : migrate(readOwnPlace(), output),
    );
}

function requireBackups(): BackupChoice {
  const choice = readBackupChoice(process.env);
  if (choice !== null) return choice;
  throw new CommandFailure(
    'Set BACKUP_URL to the place of backups, such as folder:/var/backups or s3://bucket/hearthkin.',
  );
}

async function backUpOwn(output: Output): Promise<void> {
  const place = readOwnPlace();
  await backUpByDate({ place, files: await openOwnFiles() }, requireBackups(), output);
}

async function restore({ file, files }: OpenedBackup, output: Output): Promise<void> {
  const backup = await openArchive({ engine: 'sqlite', file });
  await copy(backup, await openArchive(readOwnPlace()), output);
  const target = await openOwnFiles();
  if (target === null) return;
  for (const source of files) await copyAllFiles(source, target, false, output);
}

/** The site's own files; `null` where none are kept for longer than a process. */
async function openOwnFiles(address?: string): Promise<FileStore | null> {
  const choice = readFilesChoice({
    ...process.env,
    ...(address !== undefined && { FILES_URL: address }),
  });
  return choice.kind === 'memory' ? null : openFileStore(choice, createSystemClock());
}

/** The files at that address, or else the site's own. */
async function openFiles(address: string | undefined): Promise<FileStore> {
  const store = await openOwnFiles(address);
  if (store !== null) return store;
  throw new CommandFailure('Files in memory end with their process: name a folder or a bucket.');
}

function openTarget(address: string) {
  return openArchive(readPlace('--to', address));
}

function readOwnPlace(): LastingPlace {
  return requireLasting('DATABASE_URL', readStorageChoice(process.env));
}
