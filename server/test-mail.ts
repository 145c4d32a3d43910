import { randomUUID } from 'node:crypto';
import type { EmailAddress } from '#core/kernel/email-address.ts';
import type { Mailer } from '#core/mail/ports/mailer.ts';
import { bad, good, type Finding } from '#core/operations/domain/finding.ts';
import { PRODUCT_NAME } from '#core/site/domain/page-routes.ts';

const TEXT = `This is a test mail from ${PRODUCT_NAME}. If you can read it, mails of the site arrive.`;

/** Sends a mail to that address, and says whether the mail server has taken it. */
export async function sendTestMail(
  mailer: Pick<Mailer, 'send'> | null,
  to: EmailAddress,
): Promise<Finding> {
  if (mailer === null) return bad('MAIL_URL is not set, so none was sent.');
  const failure = await mailer.send({
    to,
    subject: `A test mail from ${PRODUCT_NAME}`,
    text: `${TEXT}\n`,
    html: `<p>${TEXT}</p>`,
    messageId: randomUUID(),
    unsubscribeUrl: null,
  });
  if (failure !== null) return bad(`It was not taken: ${failure.reason}.`);
  return good(`It was taken. Look whether it has come to ${to}, and not among the spam.`);
}
