/** What of copies of members' data a caller may ask for and not find. */
export type DataExportSubject = 'data_export';
