import { memo } from 'react';
import { NAMED_COUNTRIES } from './named-choices.ts';

/** The countries to choose from; there are many, so they are drawn once, not with each change of their form. */
export const CountryOptions = memo(function CountryOptions() {
  return NAMED_COUNTRIES.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
});
