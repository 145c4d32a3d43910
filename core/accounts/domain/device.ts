/** What the browser of a session says that it is: the names of products, such as Firefox and Windows. */
export interface Device {
  readonly browser: string | null;
  readonly operatingSystem: string | null;
}

/** A device that says nothing of itself. */
export const UNKNOWN_DEVICE: Device = { browser: null, operatingSystem: null };
