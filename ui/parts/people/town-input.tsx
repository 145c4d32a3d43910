import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { Country } from '#core/members/domain/countries.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import type { TextInput } from '#ui/kit/text-input.tsx';
import { SuggestingInput } from '#ui/kit/suggesting-input.tsx';

interface TownInputProps extends ComponentProps<typeof TextInput> {
  readonly country: Country | null;
  /** What is typed so far. */
  readonly typed: string;
}

/** A town of the country, with suggestions for what is typed; nothing can be typed without a country. */
export function TownInput({ country, typed, ...props }: TownInputProps) {
  const api = useApiClient();
  const { data: towns = [] } = useQuery({
    queryKey: ['towns', country, typed],
    queryFn: () =>
      country === null
        ? Promise.resolve([])
        : api.call('suggestTowns', { query: { country, text: typed } }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  return <SuggestingInput {...props} suggestions={towns} disabled={country === null} />;
}
