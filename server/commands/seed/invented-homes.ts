import type { Country } from '#core/members/domain/countries.ts';
import type { LanguageTag, SpokenLanguage } from '#core/members/domain/languages.ts';
import type { Preferences } from '#core/members/domain/preferences.ts';
import type { Choices } from './choices.ts';

/** The country of a town, its name in the list of towns, and what people speak there. */
interface Home {
  readonly country: Country;
  readonly town: string | null;
  readonly languages: readonly LanguageTag[];
}

/** Towns of a country, as they are written, each with its name in the list where that is another. */
function homesIn(
  country: Country,
  languages: readonly LanguageTag[],
  towns: Readonly<Record<string, string | null>>,
): [string, Home][] {
  return Object.entries(towns).map(([written, town]) => [written, { country, town, languages }]);
}

/** By the town as the people who live there write it. */
const HOMES: ReadonlyMap<string, Home> = new Map([
  ...homesIn('GB', ['en'], {
    ...{ Leeds: 'Leeds', Bristol: 'Bristol', Sheffield: 'Sheffield', Norwich: 'Norwich' },
    ...{ Glasgow: 'Glasgow', Whitby: null },
  }),
  ...homesIn('GB', ['en', 'cy'], { Cardiff: 'Cardiff' }),
  ...homesIn('US', ['en'], {
    'Portland, Oregon': 'Portland, OR',
    'Saint Paul, Minnesota': 'Saint Paul, MN',
    'Tucson, Arizona': 'Tucson, AZ',
    'Savannah, Georgia': 'Savannah, GA',
  }),
  ...homesIn('DE', ['de'], {
    ...{ Köln: 'Köln', Lübeck: 'Lübeck', Dresden: 'Dresden', Tübingen: 'Tübingen' },
  }),
  ...homesIn('AT', ['de'], { Graz: 'Graz' }),
  ...homesIn('FR', ['fr'], { Lyon: 'Lyon', Besançon: 'Besançon', Nîmes: 'Nîmes' }),
  ...homesIn('BE', ['fr'], { Liège: 'Liège' }),
  ...homesIn('CA', ['fr', 'en'], { Montréal: 'Montréal' }),
  ...homesIn('ES', ['es'], { Sevilla: 'Sevilla', Málaga: 'Málaga', Córdoba: 'Córdoba' }),
  ...homesIn('MX', ['es'], { Guadalajara: 'Guadalajara' }),
  ...homesIn('CO', ['es'], { Medellín: 'Medellín' }),
  ...homesIn('PL', ['pl'], {
    Łódź: 'Łódź',
    Kraków: 'Kraków',
    Gdańsk: 'Gdańsk',
    Wrocław: 'Wrocław',
  }),
  ...homesIn('TR', ['tr'], { İstanbul: 'Istanbul', İzmir: 'İzmir', Eskişehir: 'Eskişehir' }),
  ...homesIn('TR', ['tr', 'ku'], { Diyarbakır: 'Diyarbakır' }),
  ...homesIn('GR', ['el'], { Αθήνα: 'Athens', Θεσσαλονίκη: 'Thessaloníki', Πάτρα: 'Pátra' }),
  ...homesIn('UA', ['uk'], { Київ: 'Kyiv', Львів: 'Lviv', Одеса: 'Odessa' }),
  ...homesIn('EG', ['ar'], { القاهرة: 'Cairo', Alexandria: 'Alexandria' }),
  ...homesIn('JO', ['ar'], { عمّان: 'Amman' }),
  ...homesIn('IL', ['he'], { 'תל אביב': 'Tel Aviv', חיפה: 'Haifa' }),
  ...homesIn('IN', ['hi'], { जयपुर: 'Jaipur' }),
  ...homesIn('IN', ['mr', 'hi'], { पुणे: 'Pune' }),
  ...homesIn('IN', ['ta'], { Chennai: 'Chennai' }),
  ...homesIn('IN', ['ml'], { Kochi: null }),
  ...homesIn('JP', ['ja'], { 京都: 'Kyoto', 札幌: 'Sapporo', 福岡: 'Fukuoka' }),
  ...homesIn('KR', ['ko'], { 부산: 'Busan', 전주: 'Jeonju' }),
  ...homesIn('NG', ['en', 'yo'], { Lagos: 'Lagos' }),
  ...homesIn('KE', ['sw', 'en'], { Nairobi: 'Nairobi' }),
  ...homesIn('GH', ['en', 'ak'], { Accra: 'Accra' }),
  ...homesIn('ZA', ['xh', 'en'], { 'Cape Town': 'Cape Town' }),
  ...homesIn('VN', ['vi'], { 'Hà Nội': 'Hanoi', 'Đà Nẵng': 'Da Nang' }),
]);

/** What some learn, and some speak who come from elsewhere. */
const FURTHER: readonly LanguageTag[] = ['en', 'es', 'fr', 'de', 'ar', 'it', 'pt', 'ja', 'pl'];

/** The languages, country and town of someone who lives there, as far as they say; most do. */
export function inventHome(
  choices: Choices,
  location: string,
): Pick<Preferences, 'languages' | 'country' | 'town'> {
  const home = HOMES.get(location);
  if (home === undefined) throw new Error(`Nothing is known of ${location}.`);
  const saysWhere = choices.happens(0.85);
  return {
    languages: choices.happens(0.9) ? inventLanguages(choices, home.languages) : [],
    country: saysWhere ? home.country : null,
    town: saysWhere && choices.happens(0.75) ? home.town : null,
  };
}

/** Those of the place; many speak English, some another language as well, and some learn one. */
function inventLanguages(choices: Choices, native: readonly LanguageTag[]): SpokenLanguage[] {
  const others = FURTHER.filter((tag) => !native.includes(tag));
  const fluent = choices.happens(0.6) && !native.includes('en') ? ['en' as const] : [];
  const [another, next] = choices.someOf(
    others.filter((tag) => tag !== 'en'),
    2,
  );
  return [
    ...native.map((tag) => ({ tag, level: 'native' }) as const),
    ...fluent.map((tag) => ({ tag, level: 'fluent' }) as const),
    ...(another && choices.happens(0.15) ? [{ tag: another, level: 'fluent' } as const] : []),
    ...(next && choices.happens(0.3) ? [{ tag: next, level: 'learning' } as const] : []),
  ];
}
