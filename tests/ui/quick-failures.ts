import { configure } from '@testing-library/react';

/* A query that finds nothing yet is asked again and again, and each time would print the whole page into its error. */
configure({
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});
