/** Notices when nothing has been heard for too long. */
export interface SilenceWatch {
  /** Something was heard just now. */
  readonly hear: () => void;
  /** Whether nothing has been heard for too long: a device that slept has not been told. */
  readonly isSilent: () => boolean;
  /** Stops watching until something is heard again. */
  readonly rest: () => void;
}

/** Calls `onSilence` when nothing has been heard for that number of milliseconds. */
export function watchSilence(limit: number, onSilence: () => void): SilenceWatch {
  let heardAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    clearTimeout(timer);
  };
  return {
    hear: () => {
      rest();
      heardAt = Date.now();
      timer = setTimeout(onSilence, limit);
    },
    isSilent: () => Date.now() - heardAt > limit,
    rest,
  };
}
