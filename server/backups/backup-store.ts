/** Ends a claim. */
export type LetGo = () => Promise<void>;

/** Where the backups of a site are kept. */
export interface BackupStore {
  /** What operators call it. */
  readonly name: string;
  /** The names of the backups that are there, among others. */
  readonly list: () => Promise<readonly string[]>;
  /**
   * Claims the place for a backup, makes the folder to work in, and removes what killed processes have left. Returns how to
   * let go, or `null` while another process makes a backup there.
   */
  readonly claim: () => Promise<LetGo | null>;
  /** The folder in which a backup is made, while the place is claimed. */
  readonly workFolder: string;
  /** Brings the file of that name from the folder to the place; `null` where the two are one. */
  readonly upload: ((name: string) => Promise<void>) | null;
  /** Makes sure that the backup is a file, if need be in that folder, and returns its path. */
  readonly fetch: (name: string, folder: string) => Promise<string>;
  readonly remove: (name: string) => Promise<void>;
}
