import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';

/** How long a mail may take, in milliseconds: longer than a server on a busy machine needs to write it. */
const PATIENCE = 60_000;

/** A mail as somebody reads it who has no pictures and no buttons. */
interface JourneyMail {
  readonly text: string;
  /** Where its first link leads that carries a token. */
  readonly link: string;
}

/** The folder into which a server writes its mails. */
export interface MailFolder {
  readonly url: string;
  /** Waits for the next mail to that address with that subject after the name of the site; each is read once, the oldest first. */
  readonly read: (to: string, subject: string) => Promise<JourneyMail>;
  readonly remove: () => Promise<void>;
}

/** Makes an empty folder for mails. */
export async function makeMailFolder(): Promise<MailFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthkin-mail-'));
  const wasRead = new Set<string>();

  function findUnread(to: string, subject: string): JourneyMail {
    const names = readdirSync(folder).filter((name) => name.endsWith('.eml') && !wasRead.has(name));
    for (const name of names.sort()) {
      const source = readFileSync(join(folder, name), 'utf8');
      if (headerOf(source, 'To') !== to || subjectOf(source) !== `Hearthkin: ${subject}`) continue;
      wasRead.add(name);
      const text = readText(source);
      return { text, link: /https?:\S+#token=[\w-]+/.exec(text)?.[0] ?? '' };
    }
    throw new Error(`No mail to ${to} has come with the subject “${subject}”.`);
  }

  return {
    url: `folder:${folder}`,
    read: (to, subject) =>
      vi.waitFor(() => findUnread(to, subject), { timeout: PATIENCE, interval: 50 }),
    remove: () => rm(folder, { recursive: true }),
  };
}

function headerOf(source: string, name: string): string | undefined {
  return new RegExp(`^${name}: (.*)$`, 'im').exec(source)?.[1]?.trim();
}

/** The subject in words: what is not ASCII comes encoded, in as many pieces as have room on a line. */
function subjectOf(source: string): string {
  const [, folded = ''] = /^Subject: (.*(?:\r\n[ \t].*)*)/im.exec(source) ?? [];
  const joined = folded.replaceAll(/\?=\s+=\?UTF-8\?Q\?/g, '').replaceAll(/\r\n/g, '');
  return joined.replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/g, (_word, codes: string) =>
    decodeURIComponent(codes.replaceAll('_', ' ').replaceAll('%', '=25').replaceAll('=', '%')),
  );
}

/** The plain text of a mail, which is the first of its parts. */
function readText(source: string): string {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? '';
  const part = source.split(`--${boundary}\r\n`)[1] ?? '';
  const start = part.indexOf('\r\n\r\n');
  const text = part.slice(start);
  if (headerOf(part.slice(0, start), 'Content-Transfer-Encoding') !== 'quoted-printable') {
    return text;
  }
  const codes = text.replaceAll(/=\r\n/g, '').replaceAll('%', '=25').replaceAll('=', '%');
  return decodeURIComponent(codes);
}
