import { randomUUID } from 'node:crypto';
import { escapeHtml } from '#core/kernel/escape-html.ts';
import type { EmailAddress } from '#core/kernel/email-address.ts';
import type { Mailer } from '#core/mail/ports/mailer.ts';
import { bad, good, type Finding } from '#core/operations/domain/finding.ts';

/** Sends a mail to that address, and says whether the mail server has taken it. */
export async function sendTestMail(
  mailer: Pick<Mailer, 'send'> | null,
  to: EmailAddress,
  siteName: string,
): Promise<Finding> {
  if (mailer === null) return bad('MAIL_URL is not set, so none was sent.');
  const text = `This is a test mail from ${siteName}. If you can read it, mails of the site arrive.`;
  const failure = await mailer.send({
    to,
    subject: `A test mail from ${siteName}`,
    text: `${text}\n`,
    html: `<p>${escapeHtml(text)}</p>`,
    messageId: randomUUID(),
    unsubscribeUrl: null,
  });
  if (failure !== null) return bad(`It was not taken: ${failure.reason}.`);
  return good(`It was taken. Look whether it has come to ${to}, and not among the spam.`);
}
