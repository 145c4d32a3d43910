/**
 * Takes note, for those who run the site, of what went wrong in something that goes on all the same.
 * Returns at once and never throws.
 */
export type ReportFailure = (sentence: string, error?: unknown) => void;
