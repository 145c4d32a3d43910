import type { Mail, Mailer } from '#core/mail/ports/mailer.ts';

/** How many mails are remembered. */
const MOST_MAILS = 1_000;

/** Remembers the last mails, for tests: nobody is sent anything. */
export function createMemoryMailer(): Mailer & { readonly sent: readonly Mail[] } {
  const sent: Mail[] = [];
  return {
    sent,
    send: (mail) => {
      sent.push(mail);
      if (sent.length > MOST_MAILS) sent.shift();
      return Promise.resolve(null);
    },
    reach: () => Promise.resolve(null),
    close: () => Promise.resolve(),
  };
}
