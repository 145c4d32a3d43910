/** Who runs the site and answers for it. */
export interface Operator {
  /** What they call the site. */
  readonly siteName: string;
  /** A person, an association or a company. */
  readonly name: string;
  readonly contactEmail: string;
  /** Where they are, as the country is called in English. */
  readonly country: string;
}

/** What documents of the page say of the operator. */
export const OPERATOR_FIELDS = [
  'name',
  'contactEmail',
  'country',
  'siteName',
] as const satisfies readonly (keyof Operator)[];

/** Begins the names by which the documents carry it in their metadata; the field ends them. */
export const OPERATOR_METADATA = 'operator-';

/** Stands in documents that are rendered ahead of time for the operator, who is known when a server runs. */
export const OPERATOR_PLACEHOLDER: Operator = {
  siteName: 'site.operator.invalid',
  name: 'name.operator.invalid',
  contactEmail: 'contact-email.operator.invalid',
  country: 'country.operator.invalid',
};

/** Stands in the head of documents for the metadata about the operator. */
export const OPERATOR_METADATA_PLACE = '<!--operator-->';
