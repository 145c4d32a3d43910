import { join } from 'node:path';
import { findProjectRoot } from '#server/project-root.ts';
import { createOpenApiDocument } from '#server/openapi/openapi-document.ts';

/** Where the description of the API is committed, so that every change of it is seen and wanted. */
export const COMMITTED_DOCUMENT = join(
  findProjectRoot(import.meta.dirname),
  'docs',
  'openapi.json',
);

/** The description as it is committed, for people to read and compare. */
export function writeOpenApiDocument(): string {
  return `${JSON.stringify(createOpenApiDocument(), null, 1)}\n`;
}
