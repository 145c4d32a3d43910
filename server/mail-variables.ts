import { resolve } from 'node:path';
import { z } from 'zod';
import type { SmtpServer } from '#adapters/mail/smtp-mailer.ts';
import { checkEmail, checkName } from '#core/members/domain/field-rules.ts';

/** Who mails are from, as far as it isn't whoever runs the site. */
export interface MailFrom {
  readonly name: string | null;
  readonly address: string | null;
}

/** How the site sends mails, and who they are from. */
export type MailChoice =
  | { readonly transport: 'smtp'; readonly server: SmtpServer; readonly from: MailFrom }
  | { readonly transport: 'folder'; readonly folder: string; readonly from: MailFrom }
  | { readonly transport: 'memory' }
  /** It sends none. */
  | { readonly transport: 'none' };

const MISTAKES = {
  MAIL_URL:
    'MAIL_URL must be smtp://user:password@host:587 or smtps://user:password@host:465, with %-codes for special characters, or folder: and the path of a folder, such as folder:./data/mail, or memory:.',
  MAIL_FROM:
    'MAIL_FROM must be an email address, such as post@hearthkin.example, or a name and an address, such as Hearthkin <post@hearthkin.example>.',
  folder:
    "MAIL_URL can't be a folder while NODE_ENV is production, because links that open accounts would be in its files: name a mail server, or leave MAIL_URL out.",
  sender:
    'MAIL_FROM or CONTACT_EMAIL must be set for email to be sent, because it has to be from somebody.',
  PUBLIC_URL: 'PUBLIC_URL must be set for email to be sent, because its links need the address.',
} as const;

type Transport =
  | { readonly transport: 'smtp'; readonly server: SmtpServer }
  | { readonly transport: 'folder'; readonly folder: string }
  | { readonly transport: 'memory' };

const transportSchema = z.string().transform((address, context): Transport => {
  const transport = readTransport(address);
  if (transport !== null) return transport;
  context.addIssue({ code: 'custom', message: MISTAKES.MAIL_URL });
  return z.NEVER;
});

const fromSchema = z.string().transform((text, context) => {
  const [, name = null, address = text] = /^(.*?)\s*<([^<>]*)>$/.exec(text.trim()) ?? [];
  const isName = name === null || name === '' || checkName(name) === null;
  if (isName && checkEmail(address.trim()) === null) {
    return { name: name === '' ? null : name, address: address.trim() };
  }
  context.addIssue({ code: 'custom', message: MISTAKES.MAIL_FROM });
  return z.NEVER;
});

/** The variables that say how mails are sent. */
export const mailVariables = {
  MAIL_URL: transportSchema.nullable().default(null),
  MAIL_FROM: fromSchema.nullable().default(null),
};

type MailVariables = z.output<z.ZodObject<typeof mailVariables>>;

/** Where mails go while nobody says so: into a folder, so that one can read them, but never in production. */
const USUAL_FOLDER = 'data/mail';

/** A site that others use must say in its mails where it is, and who they are from. */
export function requireAddressForMails(
  variables: MailVariables & {
    readonly NODE_ENV: string;
    readonly PUBLIC_URL: string | null;
    readonly CONTACT_EMAIL: string | null;
  },
  context: z.core.$RefinementCtx,
): void {
  if (variables.NODE_ENV !== 'production' || variables.MAIL_URL?.transport !== 'smtp') return;
  const isFromNobody = variables.MAIL_FROM === null && variables.CONTACT_EMAIL === null;
  if (isFromNobody) context.addIssue({ code: 'custom', message: MISTAKES.sender });
  if (variables.PUBLIC_URL !== null) return;
  context.addIssue({ code: 'custom', message: MISTAKES.PUBLIC_URL });
}

/** Mails that lie in a folder reach nobody, and whoever reads the folder gets into accounts with their links. */
export function refuseFolderForMails(
  { MAIL_URL, NODE_ENV }: MailVariables & { readonly NODE_ENV: string },
  context: z.core.$RefinementCtx,
): void {
  if (NODE_ENV !== 'production' || MAIL_URL?.transport !== 'folder') return;
  context.addIssue({ code: 'custom', message: MISTAKES.folder });
}

/** How mails are sent; they are from the operator unless the variables name somebody else. */
export function chooseMail({
  MAIL_URL,
  MAIL_FROM,
  NODE_ENV,
}: MailVariables & { readonly NODE_ENV: string }): MailChoice {
  if (MAIL_URL === null && NODE_ENV === 'production') return { transport: 'none' };
  const chosen = MAIL_URL ?? { transport: 'folder', folder: resolve(USUAL_FOLDER) };
  if (chosen.transport === 'memory') return chosen;
  return { ...chosen, from: MAIL_FROM ?? { name: null, address: null } };
}

function readTransport(address: string): Transport | null {
  if (address === 'memory:') return { transport: 'memory' };
  const folder = /^folder:(.+)$/.exec(address)?.[1];
  if (folder !== undefined) return { transport: 'folder', folder: resolve(folder) };
  const server = readSmtpServer(address);
  return server && { transport: 'smtp', server };
}

const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

function readSmtpServer(address: string): SmtpServer | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return null;
  if (!/^\/?$/.test(url.pathname) || url.hash !== '' || !/^(\?tls=off)?$/.test(url.search))
    return null;
  const credentials = readCredentials(url);
  if (credentials === undefined) return null;
  const secure = url.protocol === 'smtps:';
  if (secure && url.search !== '') return null;
  const isOpen = url.search !== '' || OWN_MACHINE.includes(url.hostname);
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    encryption: secure ? 'tls' : isOpen ? 'none' : 'starttls',
    credentials,
  };
}

/** Who logs in there; `null` for nobody, and `undefined` for what cannot be read. */
function readCredentials({ username, password }: URL): SmtpServer['credentials'] | undefined {
  if (username === '' && password === '') return null;
  if (username === '' || password === '') return undefined;
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  } catch {
    return undefined;
  }
}
