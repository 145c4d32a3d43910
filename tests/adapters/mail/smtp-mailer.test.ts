import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSmtpMailer, type SmtpServer } from '#adapters/mail/smtp-mailer.ts';
import type { Mail, Mailer } from '#core/mail/ports/mailer.ts';
import { startMailServer, type Behaviour, type MailServer } from '#tests/support/mail-server.ts';
import { toEmailAddress } from '#tests/support/texts.ts';

const TOKEN = 'a-token-that-nobody-else-may-ever-read-anywhere';
const MAIL: Mail = {
  to: toEmailAddress('rosa.mendes@example.org'),
  subject: 'Côte d’Ivoire',
  text: `https://kin.example/x#token=${TOKEN}\n`,
  html: `<a href="https://kin.example/x#token=${TOKEN}">here</a>`,
  messageId: 'abc-123',
  unsubscribeUrl: null,
};
const SENDER = {
  name: 'Søren, "&" <Sons>',
  address: 'post@kin.example',
  replyTo: 'us@kin.example',
};

const closing: { readonly close: () => Promise<void> }[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const part of closing.splice(0)) await part.close();
});

async function start(behaviours: Behaviour[] = []): Promise<MailServer> {
  const server = await startMailServer({ behave: () => behaviours.shift() ?? 'accept' });
  closing.push(server);
  return server;
}

function connect(place: SmtpServer): Mailer {
  const mailer = createSmtpMailer(place, () => SENDER);
  closing.unshift(mailer);
  return mailer;
}

test('mails arrive, over connections that are used again', async () => {
  const server = await start();
  const mailer = connect(server.place);
  for (let number = 1; number <= 3; number += 1) expect(await mailer.send(MAIL)).toBeNull();
  expect(server.received.map(({ to }) => to)).toEqual(Array(3).fill(MAIL.to));
  const [{ raw, messageId } = { raw: '', messageId: '' }] = server.received;
  expect(messageId).toBe('abc-123@kin.example');
  expect(raw).toContain('\r\nReply-To: us@kin.example\r\n');
  expect(raw).toMatch(/^Auto-Submitted: auto-generated\r\n/m);
  expect(raw).toMatch(/\r\nSubject: =\?UTF-8\?[^\r\n]+\r\n/);
  expect(raw).not.toContain('List-Unsubscribe');
});

test('mails that can be stopped say so in their head', async () => {
  const server = await start();
  const unsubscribeUrl = 'https://kin.example/api/stop-mails?token=abc';
  await connect(server.place).send({ ...MAIL, unsubscribeUrl });
  expect(server.received[0]!.raw).toContain(`\r\nList-Unsubscribe: <${unsubscribeUrl}>\r\n`);
  expect(server.received[0]!.raw).toContain(
    '\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n',
  );
});

test('a server is reached without a mail, or it is said why not', async () => {
  const server = await start();
  expect(await connect(server.place).reach()).toBeNull();
  expect(server.received).toEqual([]);
  await server.close();
  expect(await connect(server.place).reach()).toEqual({
    type: 'unavailable',
    reason: expect.stringMatching(/^E[A-Z]+$/) as string,
  });
});

describe('a mail that is not taken', () => {
  test.each([
    ['later', 'unavailable', /^450 4\.2\.0 … is busy$/],
    ['refuse', 'refused', /^550 5\.1\.1 … is unknown$/],
    ['refuse_mail', 'refused', /^554 5\.7\.1 your link … is bad$/],
    ['drop', 'unavailable', /^ECONNECTION$/],
  ] as const)('(%s) is %s, and the reason quotes nothing', async (behaviour, type, reason) => {
    const server = await start([behaviour]);
    const mailer = connect(server.place);
    const failure = await mailer.send(MAIL);
    expect(failure?.type).toBe(type);
    expect(failure?.reason).toMatch(reason);
    expect(server.received).toEqual([]);
    expect(await mailer.send(MAIL)).toBeNull();
  });

  test('because nobody listens is tried again later', async () => {
    const server = await start();
    await server.close();
    const failure = await connect(server.place).send(MAIL);
    expect(failure).toEqual({ type: 'unavailable', reason: 'ESOCKET' });
  });

  test('because the password is wrong is tried again later, and the password is not repeated', async () => {
    const server = await start();
    const credentials = { user: 'kin', pass: 'a secret' };
    const failure = await connect({ ...server.place, credentials }).send(MAIL);
    expect(server.logins[0]).toBe('kin a secret');
    expect(failure?.type).toBe('unavailable');
    expect(failure?.reason).toMatch(/^535 /);
    expect(JSON.stringify(failure)).not.toContain('secret');
  });

  test('because the server does not encrypt goes unsent, and so does the password', async () => {
    const server = await start();
    const credentials = { user: 'kin', pass: 'a secret' };
    const place = { ...server.place, credentials, encryption: 'starttls' } as const;
    expect(await connect(place).send(MAIL)).toMatchObject({ type: 'unavailable' });
    expect([server.logins, server.received]).toEqual([[], []]);
  });
});

test.each([
  ['lose_answer', 'ECONNECTION'],
  ['hang', 'EABORT'],
] as const)(
  'a mail whose answer is lost (%s) is sent once by each attempt',
  async (behaviour, reason) => {
    const server = await start([behaviour]);
    const abort = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(abort.signal);
    const mailer = connect(server.place);
    const sending = mailer.send(MAIL);
    await expect.poll(() => server.received).toHaveLength(1);
    // The mailer has waited long enough.
    if (behaviour === 'hang') abort.abort();
    expect(await sending).toEqual({ type: 'unavailable', reason });
    expect(await mailer.send(MAIL)).toBeNull();
    expect(server.received.map(({ messageId }) => messageId)).toEqual(
      Array(2).fill('abc-123@kin.example'),
    );
  },
);

test('a mail whose answer comes late is sent once', async () => {
  const server = await start(['delay']);
  expect(await connect(server.place).send(MAIL)).toBeNull();
  expect(server.received).toHaveLength(1);
});
