import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FIND_PARAMETER } from './shown-in-pane.ts';
import { useSettledValue } from '#ui/kit/use-settled-value.ts';

/** How long nothing more must be typed until the server is asked, in milliseconds. */
const SETTLING = 250;

/** What is searched for, which the address names as well, so that it is still there when the reader comes back. */
export function useSearchField(parameter: string) {
  const [parameters, setParameters] = useSearchParams();
  const [search, setSearch] = useState(parameters.get(parameter) ?? '');
  const text = useSettledValue(search.trim(), SETTLING);
  const isNamed = (parameters.get(parameter) ?? '') === text;
  useEffect(() => {
    if (isNamed) return;
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(parameter, text);
        if (text === '' && parameter !== FIND_PARAMETER) next.delete(parameter);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isNamed, text, parameter, setParameters]);
  return { search, setSearch, text };
}
