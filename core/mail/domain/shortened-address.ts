import type { EmailAddress } from '#core/kernel/email-address.ts';

/** The address as those who run the site see it in logs and lists: enough to ask about, too little to write to. */
export function shortenAddress(address: EmailAddress): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}…${address.slice(at)}`;
}
