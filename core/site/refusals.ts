/** What can be wrong with the report of a page that failed. */
export type SiteFault =
  | { readonly rule: 'page_error_message'; readonly maximum: number }
  | { readonly rule: 'page_error_address'; readonly maximum: number }
  | { readonly rule: 'page_error_stack'; readonly maximum: number };
