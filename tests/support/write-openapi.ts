import { writeFileSync } from 'node:fs';
import { COMMITTED_DOCUMENT, writeOpenApiDocument } from './committed-document.ts';

writeFileSync(COMMITTED_DOCUMENT, writeOpenApiDocument());
