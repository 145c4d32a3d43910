import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'vitest';
import type { Storage } from '#core/storage.ts';
import type { ReminderTask } from './reminder-program.ts';
import { expectOneReminderAtEachDeath, SUNDAY } from './reminders.ts';
import { buildReminderProgram } from './server-program.ts';

/** Lets processes of their own look after the rhythms of a storage, and die of SIGKILL after each call in turn. */
export async function expectRemindersToSurviveKill(
  storage: Storage,
  place: Pick<ReminderTask, 'database' | 'migrationsFolder'>,
): Promise<void> {
  const program = await buildReminderProgram('reminders');
  const run = async (fatalStep: number): Promise<string | null> => {
    const task: ReminderTask = { ...place, now: SUNDAY, fatalStep };
    const child = spawn(process.execPath, [program.file, JSON.stringify(task)], {
      env: { PATH: process.env['PATH'] },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    let call = '';
    for await (const part of child.stdout.setEncoding('utf8')) call += String(part);
    expect(await ended).toEqual(call === '' ? [0, null] : [null, 'SIGKILL']);
    return call === '' ? null : call;
  };
  try {
    await expectOneReminderAtEachDeath(storage, {
      dieAt: run,
      live: async () => {
        expect(await run(0)).toBeNull();
      },
    });
  } finally {
    await program.remove();
  }
}
