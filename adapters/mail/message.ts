import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '#core/mail/ports/mailer.ts';

/** Who mails are from, and where answers to them go. */
export interface Sender {
  readonly name: string;
  readonly address: string;
  readonly replyTo: string;
}

/** The mail as the library takes it: whatever a header may not have, it encodes or leaves out. */
export function toMessage(mail: Mail, sender: Sender): SendMailOptions {
  const [, domain = 'localhost'] = sender.address.split('@');
  const { unsubscribeUrl } = mail;
  return {
    from: { name: sender.name, address: sender.address },
    ...(sender.replyTo !== sender.address && { replyTo: sender.replyTo }),
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.messageId}@${domain}>`,
    headers: {
      // Nobody's holiday notice needs to answer.
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== null && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
