import { expect } from 'vitest';
import { z } from 'zod';
import { readAllPages } from '#tests/server/read-all-pages.ts';
import { PASSWORD, signUp, type MemberClient } from '#tests/support/api-client.ts';

/** A site whose server may be away for a while. */
export interface ShakySite {
  readonly url: string;
  /** Settles once the server is back. */
  readonly back: () => Promise<void>;
  /** Counts a write that the server has acknowledged. */
  readonly acknowledged: () => void;
}

/** Two members who are connected. One of them writes things of every kind, and knows what has to be there afterwards. */
export interface Writer {
  /** Writes one thing of each kind, each until it is acknowledged. */
  readonly writeAll: (turn: number) => Promise<void>;
  /** Asserts that what was acknowledged is there, once. */
  readonly expectAll: () => Promise<void>;
}

type Body = Readonly<Record<string, unknown>>;

/** Not there any more, or there already. */
const DONE_BEFORE = [404, 409];

/** Makes such a pair. */
export async function startWriter(site: ShakySite, number: number): Promise<Writer> {
  const one = await signUp(site.url, `writer-${number}`);
  const other = await signUp(site.url, `reader-${number}`);
  const stranger = await signUp(site.url, `stranger-${number}`);
  const asked = await one.send('POST', '/api/connections', { userId1: one.id, userId2: other.id });
  const { id } = asked.body as { id: number };
  await other.send('PATCH', `/api/connections/${id}`, { status: 'accepted' });
  const messages = `/api/connections/${id}/messages`;
  const block = `/api/blocks/${stranger.id}`;
  const contents: string[] = [];
  const newcomers: string[] = [];
  const writeAs = (member: MemberClient, method: string, path: string, body?: Body, key?: string) =>
    write(site, () => member.fetch(path, request(method, body, key)));
  const last = { bio: '', isPinned: false, isBlocked: false };

  return {
    async writeAll(turn) {
      const content = `message ${number} ${turn}`;
      const sent = await writeAs(one, 'POST', messages, { content }, content);
      const messageId = (sent as { id: number }).id;
      await writeAs(other, 'PATCH', `/api/messages/${messageId}/read`);
      const edited = `${content}, edited`;
      await writeAs(one, 'PATCH', `/api/messages/${messageId}`, { content: edited });
      contents.push(edited);
      last.bio = `For the ${turn}th time.`;
      await writeAs(one, 'PATCH', `/api/users/${one.id}`, { bio: last.bio });
      last.isPinned = !last.isPinned;
      await writeAs(one, 'PATCH', `/api/conversations/${id}`, { pinned: last.isPinned });
      last.isBlocked = !last.isBlocked;
      await writeAs(one, last.isBlocked ? 'PUT' : 'DELETE', block);
      if (turn % 10 !== 0) return;
      const username = `newcomer-${number}-${turn}`;
      await write(site, () =>
        fetch(`${site.url}/api/auth/register`, request('POST', accountOf(username))),
      );
      newcomers.push(username);
    },

    async expectAll() {
      expect(await readContents(other, messages)).toEqual(contents);
      const { body } = await other.send('GET', '/api/messages/unread-count');
      expect(body).toEqual({ count: 0 });
      const self = await one.send('GET', '/api/auth/current');
      expect(self.body).toMatchObject({ bio: last.bio });
      const conversation = await one.send('GET', `/api/conversations/${id}`);
      expect(conversation.body).toMatchObject({ pinned: last.isPinned });
      const blocked = (await one.send('GET', '/api/blocks')).body as { id: number }[];
      expect(blocked.map((member) => member.id)).toEqual(last.isBlocked ? [stranger.id] : []);
      for (const username of newcomers) {
        const credentials = { username, password: PASSWORD };
        const loggedIn = await other.fetch('/api/auth/login', request('POST', credentials));
        expect(loggedIn.status).toBe(200);
      }
    },
  };
}

/**
 * Sends a call until it is acknowledged, and returns what was answered. When an answer was lost on its way, asking again may
 * say that there is nothing left to do.
 */
export async function write(site: ShakySite, call: () => Promise<Response>): Promise<unknown> {
  for (let mayBeDone = false; ;) {
    const answer = await read(call);
    if (answer !== null && (answer.isOk || (mayBeDone && DONE_BEFORE.includes(answer.status)))) {
      site.acknowledged();
      return answer.body;
    }
    if (answer === null) mayBeDone = true;
    else expect(answer).toMatchObject({ status: 503 });
    await site.back();
  }
}

/** The answer, or `null` when the server went away before all of it came. */
async function read(call: () => Promise<Response>) {
  try {
    const response = await call();
    const text = await response.text();
    const body = text === '' ? null : (JSON.parse(text) as unknown);
    return { isOk: response.ok, status: response.status, body };
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

function accountOf(username: string) {
  return { username, email: `${username}@example.org`, password: PASSWORD, name: 'Newcomer' };
}

function request(method: string, body?: Body, key?: string): RequestInit {
  return {
    method,
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(key !== undefined && { 'Idempotency-Key': key.replaceAll(' ', '-') }),
    },
    ...(body && { body: JSON.stringify(body) }),
  };
}

/** The contents of all messages, the oldest first. */
async function readContents(reader: MemberClient, path: string): Promise<string[]> {
  const pages = await readAllPages(reader, `${path}?limit=200`, z.object({ content: z.string() }));
  return pages.toReversed().flatMap((page) => page.map(({ content }) => content));
}
