import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { MIMEType } from 'node:util';
import {
  makeProcessFolder,
  receiveFile,
  removeAbandonedFolders,
} from '#adapters/received-files.ts';
import type { CommonFault } from '#core/kernel/fault.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { TooBusy } from '#core/kernel/too-busy.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import { en } from '#core/texts/en.ts';
import { HttpProblem, refusalProblem } from './problem.ts';

/** How many files are received at once in this process: of all members, and of one. */
export const UPLOADS_AT_ONCE = { all: 8, ofMember: 2 };

/** The files that members send, each on this machine until its call is answered. */
export interface Uploads {
  /**
   * Receives the body of the request as a file, and calls `work` with where it is: with `null`, and without reading on,
   * once it is larger than that. Afterwards the file is gone, also when the client goes away.
   */
  readonly receive: <Value>(
    request: IncomingMessage,
    memberId: MemberId,
    maximumBytes: number,
    work: (file: string | null) => Promise<Value>,
  ) => Promise<Value>;
  /** Removes what is left. */
  readonly close: () => Promise<void>;
}

/** Receives uploads in a folder of this process's own, and removes those of processes that were killed. */
export function createUploads(
  limits: RateLimits,
  atOnce: Readonly<typeof UPLOADS_AT_ONCE> = UPLOADS_AT_ONCE,
  parent?: string,
): Uploads {
  const cleaned = removeAbandonedFolders(parent);
  let opened: Promise<string> | null = null;
  const openFolder = () => (opened ??= cleaned.then(() => makeProcessFolder(parent)));
  const enter = createRoom(atOnce);
  let received = 0;
  return {
    receive: async (request, memberId, maximumBytes, work) => {
      await limits.take('uploadsByMember', String(memberId));
      const leave = enter(memberId);
      try {
        const file = join(await openFolder(), String((received += 1)));
        try {
          return await work((await receive(request, file, maximumBytes)) ? file : null);
        } finally {
          await rm(file, { force: true });
        }
      } finally {
        leave();
      }
    },
    close: async () => {
      await cleaned;
      if (opened !== null) await rm(await opened, { recursive: true, force: true });
    },
  };
}

/** Lets in so many at once; returns how to leave again. */
function createRoom(atOnce: Readonly<typeof UPLOADS_AT_ONCE>) {
  const inside: MemberId[] = [];
  return (memberId: MemberId): (() => void) => {
    const own = inside.filter((one) => one === memberId).length;
    if (inside.length >= atOnce.all || own >= atOnce.ofMember) {
      throw new TooBusy('pictures', 'Too many files are sent at once.');
    }
    inside.push(memberId);
    return () => {
      inside.splice(inside.indexOf(memberId), 1);
    };
  };
}

/** Writes the body to the file. False once it is larger than it may be. */
async function receive(
  request: IncomingMessage,
  file: string,
  maximumBytes: number,
): Promise<boolean> {
  const { headers } = request;
  const isCompressed = (headers['content-encoding'] ?? 'identity') !== 'identity';
  if (isCompressed || !isFile(headers['content-type'])) {
    const detail = en.problems.not_a_picture;
    throw new HttpProblem({ code: 'unsupported_media_type', detail });
  }
  if (Number(headers['content-length'] ?? 0) > maximumBytes) return false;
  return receiveFile(file, piecesOf(request), maximumBytes);
}

/** The pieces of the body. Whoever stops reading can still answer. */
async function* piecesOf(request: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    yield* request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  } catch {
    // The client is gone and will not read this answer; the server has not failed.
    const fault: CommonFault = { rule: 'malformed' };
    throw refusalProblem({ code: 'invalid_input', errors: [{ path: '', fault }] });
  }
}

function isFile(contentType: string | undefined): boolean {
  try {
    const { type, essence } = new MIMEType(contentType ?? '');
    return type === 'image' || type === 'audio' || essence === 'application/octet-stream';
  } catch {
    return false;
  }
}
