/** Makes recovery codes that nobody can guess. */
export interface RecoveryCodeSource {
  /** A code as `writeRecoveryCode` writes it. */
  create(): string;
}
