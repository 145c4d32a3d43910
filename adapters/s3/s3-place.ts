/** A part of a bucket of S3, or of what speaks like it, and the key that opens it. */
export interface S3Place {
  readonly bucket: string;
  /** What the names of all that is in it begin with, without a slash at its end; empty for the whole bucket. */
  readonly prefix: string;
  /** The server's address; `null` for Amazon's own. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A bucket that can't be used. The message tells the operator why, and what to do. */
export class S3Unusable extends Error {
  override readonly name = 'S3Unusable';
}

/** The place as operators write it. */
export function nameS3Place({ bucket, prefix }: S3Place): string {
  return `s3://${bucket}${prefix === '' ? '' : `/${prefix}`}`;
}
