import { OPERATOR_METADATA, type Operator } from '#core/site/domain/operator.ts';
import { readMetadata } from './read-metadata.ts';

/** Reads who runs the site from the metadata of the document, where the server wrote it. */
export function readOperator(document: Document): Operator {
  return {
    siteName: readMetadata(document, OPERATOR_METADATA.siteName),
    name: readMetadata(document, OPERATOR_METADATA.name),
    contactEmail: readMetadata(document, OPERATOR_METADATA.contactEmail),
    country: readMetadata(document, OPERATOR_METADATA.country),
  };
}
