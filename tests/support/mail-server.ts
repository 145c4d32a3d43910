import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SmtpServer } from '#adapters/mail/smtp-mailer.ts';

/** What a mail server does about a mail: what it may do before it has it, and what it may do after. */
export type Behaviour =
  | 'accept'
  /** 450 to the recipient. */
  | 'later'
  /** 550 to the recipient. */
  | 'refuse'
  /** 554 to the mail. */
  | 'refuse_mail'
  /** Closes the connection before it has the mail. */
  | 'drop'
  /** Takes the mail, and closes the connection instead of saying so. */
  | 'lose_answer'
  /** Takes the mail, and never says so. */
  | 'hang'
  /** Takes the mail, and says so after a while. */
  | 'delay';

/** A mail that the server has taken. */
export interface ReceivedMail {
  readonly to: string;
  readonly messageId: string;
  readonly raw: string;
}

/** A real mail server on a port of its own, which behaves as it is told. */
export interface MailServer {
  readonly place: SmtpServer;
  readonly received: readonly ReceivedMail[];
  /** Who logged in, with what password. */
  readonly logins: readonly string[];
  readonly close: () => Promise<void>;
}

interface MailServerOptions {
  /** Asked once for each mail; it is taken, unless said otherwise. */
  readonly behave?: (to: string) => Behaviour;
  /** Called once the server has the mail, before it answers. */
  readonly onReceived?: (mail: ReceivedMail) => void;
  /** Called when somebody connects, before the server greets. */
  readonly onConnected?: () => void;
  readonly port?: number;
}

const DELAY = 300;

function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

/** Starts it. What it answers quotes what it was sent, as many servers do. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const logins: string[] = [];
  const planned = new Map<string, Behaviour>();
  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    closeTimeout: 1,
    onConnect: (_session, callback) => {
      options.onConnected?.();
      callback();
    },
    onAuth: ({ username = '', password = '' }, _session, callback) => {
      logins.push(`${username} ${password}`);
      callback(refusal(535, `who is ${username}?`));
    },
    onRcptTo: ({ address }, { id }, callback) => {
      const behaviour = options.behave?.(address) ?? 'accept';
      planned.set(id, behaviour);
      if (behaviour === 'later') callback(refusal(450, `4.2.0 <${address}> is busy`));
      else if (behaviour === 'refuse') callback(refusal(550, `5.1.1 <${address}> is unknown`));
      else if (behaviour === 'drop') cutOff(id);
      else callback();
    },
    onData: (stream, { id, envelope }, callback) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const raw = Buffer.concat(parts).toString();
        const [, messageId = ''] = /^Message-ID: <([^>]+)>/im.exec(raw) ?? [];
        const mail = { to: envelope.rcptTo[0]!.address, messageId, raw };
        const behaviour = planned.get(id);
        if (behaviour === 'refuse_mail') {
          callback(refusal(554, `5.7.1 your link https://kin.example/x#token=abc is bad`));
          return;
        }
        received.push(mail);
        options.onReceived?.(mail);
        if (behaviour === 'lose_answer') cutOff(id);
        else if (behaviour === 'delay') setTimeout(callback, DELAY);
        else if (behaviour !== 'hang') callback();
      });
    },
  });
  server.on('error', () => undefined);

  function cutOff(id: string): void {
    for (const connection of server.connections) {
      if (connection.id === id) connection._socket.destroy();
    }
  }

  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    place: { host: '127.0.0.1', port, encryption: 'none', credentials: null },
    received,
    logins,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}
