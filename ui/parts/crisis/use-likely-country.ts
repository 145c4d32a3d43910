import { useMemo } from 'react';
import { presentTimeZone } from '#core/members/domain/present-time-zone.ts';
import { CRISIS_COUNTRIES, type CrisisCountry } from '#core/resources/domain/crisis-lines.ts';
import { likelyCountry } from '#core/resources/domain/likely-country.ts';
import { useHydrated } from '#ui/kit/use-hydrated.ts';

/** What newer browsers know of a country, by a method or, before it was one, by a property. */
interface LocaleWithTimeZones extends Intl.Locale {
  readonly getTimeZones?: () => readonly string[] | undefined;
  readonly timeZones?: readonly string[];
}

/** The country whose crisis lines the reader probably needs; `null` at first, and where nothing tells. */
export function useLikelyCountry(): CrisisCountry | null {
  const isHydrated = useHydrated();
  return useMemo(() => (isHydrated ? readLikelyCountry() : null), [isHydrated]);
}

function readLikelyCountry(): CrisisCountry | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return likelyCountry({
    timeZoneCountries: countriesOf(timeZone),
    languages: navigator.languages,
  });
}

function countriesOf(timeZone: string): readonly string[] | null {
  const namesPlace = timeZone.includes('/') && !timeZone.startsWith('Etc/');
  if (!namesPlace || timeZonesOf('GB').length === 0) return null;
  const zone = presentTimeZone(timeZone);
  return CRISIS_COUNTRIES.map(({ code }) => code).filter((code) =>
    timeZonesOf(code).some((name) => presentTimeZone(name) === zone),
  );
}

function timeZonesOf(countryCode: string): readonly string[] {
  const locale: LocaleWithTimeZones = new Intl.Locale(`und-${countryCode}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
