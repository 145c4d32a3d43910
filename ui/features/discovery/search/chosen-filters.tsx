import { X } from 'lucide-react';
import { useRef } from 'react';
import type { RelationshipType } from '#core/members/domain/relationship-types.ts';
import { isolateText } from '#core/kernel/isolate-text.ts';
import { describeWantedSide } from '#core/texts/describe-roles.ts';
import { enBonds } from '#core/texts/en-bonds.ts';
import { countryName, describeDistance, languageName } from '#core/texts/place-texts.ts';
import { useRelationshipTypes } from '#ui/api/relationship-types.ts';
import { describeAges } from '#core/texts/wish-texts.ts';
import { SEARCH_MAXIMUM_AGE, toAgeRange, type Search } from './search-address.ts';

type Filters = Search['filters'];

interface ChosenFiltersProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  /** Called when the last one has been removed; it has had the focus. */
  readonly onEmptied: () => void;
}

/** The filters that are set, above what they found, each with a way to remove it. */
export function ChosenFilters({ filters, onChange, onEmptied }: ChosenFiltersProps) {
  const list = useRef<HTMLUListElement>(null);
  const chosen = chosenFilters(filters, useRelationshipTypes());
  if (chosen.length === 0) return null;
  return (
    <ul ref={list} tabIndex={-1} aria-label="Chosen filters" className="mb-4 flex flex-wrap gap-2">
      {chosen.map(({ label, without }) => (
        <li key={label} className="max-w-full">
          <button
            type="button"
            aria-label={`Remove ${label}`}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full bg-evergreen-soft px-4 text-start text-sm text-evergreen"
            onClick={() => {
              onChange(without);
              if (chosen.length === 1) onEmptied();
              else list.current?.focus();
            }}
          >
            <span className="min-w-0 wrap-anywhere">{label}</span>
            <X aria-hidden="true" className="size-4 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Each filter that is not as at first: how it reads, and the filters without it. */
function chosenFilters(filters: Filters, types: readonly RelationshipType[]) {
  const { text, location, minAge, maxAge } = filters;
  const ages = describeAges(toAgeRange(filters), SEARCH_MAXIMUM_AGE);
  return [
    ...(text.trim() === ''
      ? []
      : [{ label: `“${isolateText(text.trim())}”`, without: { ...filters, text: '' } }]),
    ...(location.trim() === ''
      ? []
      : [{ label: `in ${isolateText(location.trim())}`, without: { ...filters, location: '' } }]),
    ...(minAge === null && maxAge === null
      ? []
      : [{ label: `aged ${ages}`, without: { ...filters, minAge: null, maxAge: null } }]),
    ...(filters.distance === null
      ? []
      : [
          {
            label: `${describeDistance(filters.distance)} of you`,
            without: { ...filters, distance: null },
          },
        ]),
    ...(filters.country === null
      ? []
      : [{ label: countryName(filters.country), without: { ...filters, country: null } }]),
    ...filters.languages.map((language) => ({
      label: languageName(language),
      without: { ...filters, languages: filters.languages.filter((other) => other !== language) },
    })),
    ...types
      .filter(({ id }) => filters.types.includes(id))
      .map(({ id, name }) => ({
        label: name,
        without: { ...filters, types: filters.types.filter((type) => type !== id) },
      })),
    ...(filters.side === null
      ? []
      : [
          {
            label: describeWantedSide(filters.side, filters.types, enBonds),
            without: { ...filters, side: null },
          },
        ]),
    ...filters.interests.map((interest) => ({
      label: interest,
      without: { ...filters, interests: filters.interests.filter((other) => other !== interest) },
    })),
  ];
}
