import { S3ServiceException } from '@aws-sdk/client-s3';
import { nameS3Place, S3Unusable, type S3Place } from './s3-place.ts';

const WRONG_KEY = ['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'InvalidToken'];
const WRONG_REGION = [
  'AuthorizationHeaderMalformed',
  'PermanentRedirect',
  'IllegalLocationConstraintException',
];

/** Does something with the bucket; what fails is explained to the operator. */
export async function explainingFailures<Result>(
  place: S3Place,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    throw new S3Unusable(explain(error, place), { cause: error });
  }
}

function explain(error: unknown, place: S3Place): string {
  const server = place.endpoint ?? `Amazon S3 in ${place.region}`;
  if (!(error instanceof S3ServiceException)) {
    return `${server} doesn't answer as S3 does (${describe(error)}): check the endpoint, and that the server is up.`;
  }
  const { name } = error;
  if (name === 'NoSuchBucket') {
    return `There is no bucket ${place.bucket} at ${server}: make it, or name another one.`;
  }
  if (WRONG_KEY.includes(name)) {
    return `${server} doesn't take the key (${name}): check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`;
  }
  if (WRONG_REGION.includes(name)) {
    return `${server} has the bucket ${place.bucket} in another region than ${place.region} (${error.message}): correct the region.`;
  }
  if (error.$metadata.httpStatusCode === 403) {
    return `The key may not do this in ${nameS3Place(place)} (${name}): it must list, read, write and delete there.`;
  }
  return `${server} refuses this in ${nameS3Place(place)}: ${name}, ${error.message}`;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.message.split('\n')[0] ?? '';
}
