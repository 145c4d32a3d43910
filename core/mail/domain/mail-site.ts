/** The pages that letters name without a secret. */
export type MailPage =
  | 'settings'
  | 'login'
  | 'dashboard'
  | 'desk'
  | 'forgotPassword'
  | 'notices'
  | 'reports';

/** What every mail says of the site that sends it. */
export interface MailSite {
  /** What the site is called. */
  readonly name: string;
  /** Where browsers find it, without a path. */
  readonly origin: string;
  /** Who runs it, from where, and where to write to them. */
  readonly operator: {
    readonly name: string;
    readonly contactEmail: string;
    readonly country: string;
  };
  /** The paths of its pages. */
  readonly pages: Readonly<Record<MailPage, string>>;
}
