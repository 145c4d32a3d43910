/** How a store keeps the bytes of its files. */
export interface FileSealing {
  /** What the names of its files end with, beside the names by which they are asked for. */
  readonly suffix: string;
  readonly seal: (bytes: Uint8Array) => Promise<Uint8Array>;
  /** What was sealed; `null` if it's damaged. */
  readonly open: (bytes: Uint8Array) => Promise<Uint8Array | null>;
}

/** As they are. */
export const UNSEALED: FileSealing = {
  suffix: '',
  seal: (bytes) => Promise.resolve(bytes),
  open: (bytes) => Promise.resolve(bytes),
};
