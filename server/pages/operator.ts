import { escapeHtml } from '#core/kernel/escape-html.ts';
import {
  OPERATOR_FIELDS,
  OPERATOR_METADATA,
  OPERATOR_METADATA_PLACE,
  OPERATOR_PLACEHOLDER,
  type Operator,
} from '#core/site/domain/operator.ts';

/**
 * Puts the operator into a document: in the text, where they were not known yet when it was rendered,
 * and in its metadata, from which the page knows them in the browser.
 */
export function fillInOperator(html: string, operator: Operator): string {
  const metadata = OPERATOR_FIELDS.map(
    (field) =>
      `<meta name="${OPERATOR_METADATA}${field}" content="${OPERATOR_PLACEHOLDER[field]}">`,
  );
  return OPERATOR_FIELDS.reduce(
    (filled, field) =>
      filled.replaceAll(OPERATOR_PLACEHOLDER[field], () => escapeHtml(operator[field])),
    html.replace(OPERATOR_METADATA_PLACE, metadata.join('')),
  );
}
