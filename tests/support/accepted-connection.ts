import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Waits until the program accepts connections on the port of this machine. */
export async function waitForConnection(port: number, program: ChildProcess): Promise<void> {
  program.once('error', () => undefined);
  for (;;) {
    if (program.pid === undefined || program.exitCode !== null) {
      throw new Error(`The program ${program.spawnfile} cannot be started: install it.`);
    }
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch {
      await wait(50);
    } finally {
      socket.destroy();
    }
  }
}
