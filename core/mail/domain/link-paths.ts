import type { LinkPurpose } from '#core/letters/domain/link.ts';

/** Which page a link of each purpose opens. */
const LINK_PATHS = {
  confirm_address: '/confirm-address',
  confirm_new_address: '/confirm-address',
  recover_password: '/choose-password',
  undo_address: '/keep-address',
  keep_second_step: '/keep-second-step',
  confirm_recovery: '/confirm-recovery',
  stop_recovery: '/stop-recovery',
  win_account_back: '/win-account-back',
  stop_mails: '/stop-mails',
  confirm_newsletter: '/newsletter',
  stop_newsletter: '/stop-newsletter',
} as const satisfies Record<LinkPurpose, string>;

/** Where a link is taken at once, by a POST that shows no page (RFC 8058). */
const ONE_CLICK_PATHS = {
  stop_mails: '/api/mail-preferences/stop',
  stop_newsletter: '/api/newsletter/stop',
} as const satisfies Partial<Record<LinkPurpose, string>>;

/**
 * The address of a link. The token is in the fragment, which browsers send to nobody: the page reads it there, and
 * no log has it.
 */
export function linkAddress(origin: string, purpose: LinkPurpose, token: string): string {
  return `${origin}${LINK_PATHS[purpose]}#token=${token}`;
}

/** The address at which a mail program stops such mails by itself. */
export function oneClickAddress(
  origin: string,
  purpose: keyof typeof ONE_CLICK_PATHS,
  token: string,
): string {
  return `${origin}${ONE_CLICK_PATHS[purpose]}?token=${token}`;
}
