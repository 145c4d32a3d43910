import { OPERATOR_FIELDS, OPERATOR_METADATA, type Operator } from '#core/site/domain/operator.ts';
import { readMetadata } from './read-metadata.ts';

/** Reads who runs the site from the metadata of the document, where the server wrote it. */
export function readOperator(document: Document): Operator {
  return Object.fromEntries(
    OPERATOR_FIELDS.map((field) => [field, readMetadata(document, OPERATOR_METADATA + field)]),
  ) as Readonly<Record<(typeof OPERATOR_FIELDS)[number], string>>;
}
