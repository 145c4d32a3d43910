import { createTransport } from 'nodemailer';
import { LONGEST_SENDING, type MailFailure, type Mailer } from '#core/mail/ports/mailer.ts';
import { toMessage, type Sender } from './message.ts';

/** A server that takes mails and passes them on. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** From the first byte, once both sides are ready (STARTTLS), or not at all. */
  readonly encryption: 'tls' | 'starttls' | 'none';
  readonly credentials: { readonly user: string; readonly pass: string } | null;
}

/** Milliseconds for the parts of sending a mail, and for all of it, which must end before the next try may begin. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
const WHOLE_TIMEOUT = LONGEST_SENDING - 5_000;

/** The most connections open at once, and so the most letters sent at once. */
const CONNECTIONS = 5;

/** Sends mails by SMTP; what takes longer than `patience` milliseconds is cut off. */
export function createSmtpMailer(
  server: SmtpServer,
  sender: () => Sender,
  patience = WHOLE_TIMEOUT,
): Mailer {
  const transport = createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    host: server.host,
    port: server.port,
    secure: server.encryption === 'tls',
    requireTLS: server.encryption === 'starttls',
    ignoreTLS: server.encryption === 'none',
    ...(server.credentials !== null && { auth: server.credentials }),
    ...TIMEOUTS,
  });
  return {
    send: async (mail) => {
      const signal = AbortSignal.timeout(patience);
      try {
        await transport.sendMail({ ...toMessage(mail, sender()), signal });
        return null;
      } catch (error) {
        return toFailure(error);
      }
    },
    reach: async () => {
      try {
        await transport.verify();
        return null;
      } catch (error) {
        return toFailure(error);
      }
    },
    close: () => {
      transport.close();
      return Promise.resolve();
    },
  };
}

/** What the library says of a failure. */
interface SmtpFailure {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

/** A server that refuses the recipient or the mail does so for good; all else may be mended. */
function toFailure(error: unknown): MailFailure {
  const { code, command = '', response, responseCode = 0 } = error as SmtpFailure;
  const isFinal = responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command);
  const type = isFinal ? 'refused' : 'unavailable';
  if (response === undefined) return { type, reason: code ?? 'unknown' };
  return { type, reason: withoutPrivateParts(response) };
}

const MOST_CHARACTERS = 160;

/** What a server answers may quote the address or the mail. */
function withoutPrivateParts(response: string): string {
  return response
    .replace(/\S*(?:@|:\/\/)\S*/g, '…')
    .replace(/\S{30,}/g, '…')
    .replace(/\s+/g, ' ')
    .slice(0, MOST_CHARACTERS);
}
