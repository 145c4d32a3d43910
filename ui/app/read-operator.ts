import { OPERATOR_METADATA, type Operator } from '#core/site/operator.ts';

/** Reads who runs the site from the metadata of the document, where the server wrote it. */
export function readOperator(document: Document): Operator {
  const read = (name: string) =>
    document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
  return {
    name: read(OPERATOR_METADATA.name),
    contactEmail: read(OPERATOR_METADATA.contactEmail),
    country: read(OPERATOR_METADATA.country),
  };
}
