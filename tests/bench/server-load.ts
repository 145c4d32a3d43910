import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ServerProcess } from '#tests/e2e/server-process.ts';

/** How many clients ask at once. */
const CLIENTS = 8;

/** One request; with a body it is a POST. */
export interface Call {
  readonly url: string;
  readonly cookie: string;
  readonly body?: object | undefined;
}

/** What a client does again and again, all of it counted as one: the calls follow each other. */
export type Visit = (turn: number) => readonly Call[];

const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });

/** Sends a call and returns the body of its answer; throws when that is not a success. */
export function send({ url, cookie, body }: Call, through = agent): Promise<string> {
  const content = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    Cookie: cookie,
    ...(content !== undefined && {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(content),
    }),
  };
  const method = content === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent: through, method, headers }, (answer) => {
      const { statusCode = 0 } = answer;
      if (statusCode >= 200 && statusCode < 300) text(answer).then(resolve, reject);
      else reject(new Error(`${method} ${url} was answered with ${statusCode}.`));
    });
    outgoing.on('error', reject);
    outgoing.end(content);
  });
}

/** Repeats a visit, and returns how many microseconds of CPU the server spent on each. */
export async function measureVisits(
  server: ServerProcess,
  visit: Visit,
  times: number,
): Promise<number> {
  const before = readCpuMicroseconds(server.pid);
  let turn = 0;
  const client = async () => {
    while (turn < times) {
      const calls = visit(turn);
      turn += 1;
      for (const call of calls) await send(call);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return (readCpuMicroseconds(server.pid) - before) / times;
}

/** The CPU time of all threads of a process, which Linux counts in nanoseconds. */
export function readCpuMicroseconds(pid: number): number {
  const folder = `/proc/${pid}/task`;
  const nanoseconds = readdirSync(folder).map((thread) =>
    Number(readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, time) => sum + time, 0) / 1_000;
}
