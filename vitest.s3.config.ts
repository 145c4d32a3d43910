import { defineConfig } from 'vitest/config';
import { SUITE } from './tests/support/suite.ts';

/** What is promised of backups in a bucket, on a real server that speaks S3. */
export default defineConfig({
  test: {
    ...SUITE,
    include: ['tests/s3/**/*.test.ts'],
  },
});
