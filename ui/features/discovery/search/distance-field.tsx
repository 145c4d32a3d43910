import { Link } from 'react-router-dom';
import { DISTANCES } from '#core/members/places/domain/distance.ts';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { countryInSentence } from '#core/texts/place-texts.ts';
import { Field } from '#ui/kit/field.tsx';
import { SENTENCE_LINK_LOOK } from '#ui/kit/sentence-link-look.ts';
import { Select } from '#ui/kit/select.tsx';
import { useSelf } from '#ui/session/auth-provider.tsx';
import type { Search } from './search-address.ts';

type PlaceFilters = Pick<Search['filters'], 'country' | 'distance'>;

interface DistanceFieldProps {
  readonly filters: PlaceFilters;
  readonly onChange: (changes: Partial<PlaceFilters>) => void;
}

const OWN_COUNTRY = 'country';

/** How near people should live: measured from the member’s town, or in their country. */
export function DistanceField({ filters: { country, distance }, onChange }: DistanceFieldProps) {
  const { country: ownCountry, town } = useSelf().preferences;
  if (ownCountry === null) return <TownNeeded />;
  const isOwnCountry = country === ownCountry;
  const value = distance ?? (isOwnCountry ? OWN_COUNTRY : '');
  const choose = (chosen: string) => {
    onChange({
      distance: DISTANCES.find((one) => String(one) === chosen) ?? null,
      ...(chosen === OWN_COUNTRY && { country: ownCountry }),
      ...(chosen !== OWN_COUNTRY && isOwnCountry && { country: null }),
    });
  };
  return (
    <div className="grid gap-1">
      <Field label="How near">
        {(control) => (
          <Select
            {...control}
            className="w-full"
            value={value}
            onChange={(event) => {
              choose(event.target.value);
            }}
          >
            <option value="">Anywhere</option>
            {town !== null &&
              DISTANCES.map((one) => (
                <option key={one} value={one}>
                  {`About ${one} km around ${town}`}
                </option>
              ))}
            <option value={OWN_COUNTRY}>{`In ${countryInSentence(ownCountry)}`}</option>
          </Select>
        )}
      </Field>
      {town === null && <TownNeeded />}
    </div>
  );
}

function TownNeeded() {
  return (
    <p className="text-sm text-quiet">
      <Link to={PAGE_ROUTES.profile} state="location" className={SENTENCE_LINK_LOOK}>
        Add your town
      </Link>{' '}
      and you can see who lives near you.
    </p>
  );
}
