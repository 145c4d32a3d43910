/** A way to reach a service; numbers are dialled within the country, and hold digits and spaces only. */
export type CrisisContact =
  | { readonly kind: 'phone'; readonly number: string }
  | {
      readonly kind: 'text';
      readonly number: string;
      /** What to write first, or `null` where any words will do. */
      readonly keyword: string | null;
    };

/** Somebody who listens in a crisis. */
export interface CrisisService {
  readonly name: string;
  readonly site: string;
  readonly contacts: readonly CrisisContact[];
  /** When it can be reached, in words, or `null` where that may change. */
  readonly hours: string | null;
}

/** The services of one country. */
export interface CrisisCountry {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: string;
  readonly emergencyNumber: string;
  readonly services: readonly CrisisService[];
}

/** A site that knows the helplines of many countries. */
export interface CrisisDirectory {
  readonly name: string;
  readonly site: string;
}

const ALWAYS = 'day and night';

const call = (number: string): CrisisContact => ({ kind: 'phone', number });

const text = (number: string, keyword: string | null = null): CrisisContact => ({
  kind: 'text',
  number,
  keyword,
});

const service = (
  name: string,
  site: string,
  contacts: readonly CrisisContact[],
  hours: string | null = null,
): CrisisService => ({ name, site, contacts, hours });

const country = (
  code: string,
  name: string,
  emergencyNumber: string,
  services: readonly CrisisService[],
): CrisisCountry => ({ code, name, emergencyNumber, services });

/** Directories for every country, the most helpful first. */
export const CRISIS_DIRECTORIES: readonly [CrisisDirectory, ...CrisisDirectory[]] = [
  { name: 'Find A Helpline', site: 'https://findahelpline.com' },
  { name: 'Befrienders Worldwide', site: 'https://befrienders.org' },
  {
    name: 'International Association for Suicide Prevention',
    site: 'https://www.iasp.info/crisis-centres-helplines/',
  },
];

/**
 * The countries whose services are known for certain, by name; last reviewed in November 2026. A wrong
 * number does harm: a service that is in doubt is left out, and the directories stand in for it.
 */
export const CRISIS_COUNTRIES: readonly CrisisCountry[] = [
  country('AU', 'Australia', '000', [
    service(
      'Lifeline',
      'https://www.lifeline.org.au',
      [call('13 11 14'), text('0477 13 11 14')],
      ALWAYS,
    ),
  ]),
  country('AT', 'Austria', '112', [
    service('TelefonSeelsorge', 'https://www.telefonseelsorge.at', [call('142')], ALWAYS),
  ]),
  country('BE', 'Belgium', '112', [
    service('Zelfmoordlijn', 'https://www.zelfmoord1813.be', [call('1813')], ALWAYS),
    service(
      'Centre de Prévention du Suicide',
      'https://www.preventionsuicide.be',
      [call('0800 32 123')],
      ALWAYS,
    ),
  ]),
  country('BR', 'Brazil', '192', [
    service('Centro de Valorização da Vida', 'https://cvv.org.br', [call('188')], ALWAYS),
  ]),
  country('CA', 'Canada', '911', [
    service('9-8-8 Suicide Crisis Helpline', 'https://988.ca', [call('988'), text('988')], ALWAYS),
  ]),
  country('DK', 'Denmark', '112', [
    service('Livslinien', 'https://www.livslinien.dk', [call('70 201 201')]),
  ]),
  country('FI', 'Finland', '112', [
    service('MIELI Crisis Helpline', 'https://mieli.fi', [call('09 2525 0111')]),
  ]),
  country('FR', 'France', '112', [
    service('Numéro national de prévention du suicide', 'https://3114.fr', [call('3114')], ALWAYS),
    service('SOS Amitié', 'https://www.sos-amitie.com', [call('09 72 39 40 50')], ALWAYS),
  ]),
  country('DE', 'Germany', '112', [
    service(
      'TelefonSeelsorge',
      'https://www.telefonseelsorge.de',
      [call('0800 111 0 111'), call('0800 111 0 222'), call('116 123')],
      ALWAYS,
    ),
  ]),
  country('GR', 'Greece', '112', [
    service('Klimaka', 'https://klimaka.org.gr', [call('1018')], ALWAYS),
  ]),
  country('HK', 'Hong Kong', '999', [
    service('The Samaritans', 'https://samaritans.org.hk', [call('2896 0000')], ALWAYS),
    service(
      'The Samaritan Befrienders Hong Kong',
      'https://www.sbhk.org.hk',
      [call('2389 2222')],
      ALWAYS,
    ),
  ]),
  country('HU', 'Hungary', '112', [
    service('Lelkisegély', 'https://sos116-123.hu', [call('116 123')], ALWAYS),
  ]),
  country('IS', 'Iceland', '112', [
    service('Hjálparsími Rauða krossins', 'https://www.1717.is', [call('1717')], ALWAYS),
  ]),
  country('IN', 'India', '112', [
    service('Tele MANAS', 'https://telemanas.mohfw.gov.in', [call('14416')], ALWAYS),
  ]),
  country('IE', 'Ireland', '112', [
    service('Samaritans', 'https://www.samaritans.org/ireland/', [call('116 123')], ALWAYS),
    service('Text About It', 'https://www.textaboutit.ie', [text('50808', 'HELLO')], ALWAYS),
    service('Pieta', 'https://www.pieta.ie', [call('1800 247 247')], ALWAYS),
  ]),
  country('IL', 'Israel', '101', [
    service('ERAN', 'https://www.eran.org.il', [call('1201')], ALWAYS),
  ]),
  country('IT', 'Italy', '112', [
    service(
      'Telefono Amico Italia',
      'https://www.telefonoamico.it',
      [call('02 2327 2327')],
      'every day from 9 in the morning to midnight',
    ),
  ]),
  country('JP', 'Japan', '119', [
    service(
      'Yorisoi Hotline',
      'https://www.since2011.net/yorisoi/',
      [call('0120 279 338')],
      ALWAYS,
    ),
    service('Inochi SOS', 'https://www.lifelink.or.jp/inochisos/', [call('0120 061 338')]),
  ]),
  country('MX', 'Mexico', '911', [
    service('Línea de la Vida', 'https://www.gob.mx/conasama', [call('800 911 2000')], ALWAYS),
  ]),
  country('NL', 'Netherlands', '112', [
    service('113 Zelfmoordpreventie', 'https://www.113.nl', [call('113')], ALWAYS),
  ]),
  country('NZ', 'New Zealand', '111', [
    service('Need to Talk?', 'https://1737.org.nz', [call('1737'), text('1737')], ALWAYS),
    service('Lifeline Aotearoa', 'https://www.lifeline.org.nz', [
      call('0800 543 354'),
      text('4357', 'HELP'),
    ]),
  ]),
  country('NO', 'Norway', '113', [
    service('Mental Helse', 'https://mentalhelse.no', [call('116 123')], ALWAYS),
    service('Kirkens SOS', 'https://www.kirkens-sos.no', [call('22 40 00 40')], ALWAYS),
  ]),
  country('PH', 'Philippines', '911', [
    service(
      'National Center for Mental Health',
      'https://ncmh.gov.ph',
      [call('1553'), call('0917 899 8727')],
      ALWAYS,
    ),
  ]),
  country('PL', 'Poland', '112', [
    service('Telefon 116 123', 'https://116sos.pl', [call('116 123')], ALWAYS),
  ]),
  country('PT', 'Portugal', '112', [
    service(
      'Linha Nacional de Prevenção do Suicídio',
      'https://www.sns24.gov.pt',
      [call('1411')],
      ALWAYS,
    ),
    service(
      'SOS Voz Amiga',
      'https://www.sosvozamiga.org',
      [call('213 544 545')],
      'every day from 15:30 to 00:30',
    ),
  ]),
  country('SG', 'Singapore', '995', [
    service('Samaritans of Singapore', 'https://www.sos.org.sg', [call('1767')], ALWAYS),
    service('national mindline 1771', 'https://www.mindline.sg', [call('1771')], ALWAYS),
  ]),
  country('ZA', 'South Africa', '112', [
    service(
      'South African Depression and Anxiety Group',
      'https://www.sadag.org',
      [call('0800 567 567'), text('31393')],
      ALWAYS,
    ),
  ]),
  country('KR', 'South Korea', '119', [
    service('Suicide prevention line 109', 'https://www.129.go.kr', [call('109')], ALWAYS),
  ]),
  country('ES', 'Spain', '112', [
    service('Línea 024', 'https://www.sanidad.gob.es', [call('024')], ALWAYS),
    service('Teléfono de la Esperanza', 'https://telefonodelaesperanza.org', [call('717 003 717')]),
  ]),
  country('SE', 'Sweden', '112', [
    service('Mind Självmordslinjen', 'https://mind.se', [call('90101')]),
  ]),
  country('CH', 'Switzerland', '144', [
    service('Die Dargebotene Hand, La Main Tendue', 'https://www.143.ch', [call('143')], ALWAYS),
  ]),
  country('TW', 'Taiwan', '119', [
    service(
      '1925, Ministry of Health and Welfare',
      'https://www.mohw.gov.tw',
      [call('1925')],
      ALWAYS,
    ),
  ]),
  country('UA', 'Ukraine', '103', [
    service('Lifeline Ukraine', 'https://lifelineukraine.com', [call('7333')], ALWAYS),
  ]),
  country('GB', 'United Kingdom', '999', [
    service('Samaritans', 'https://www.samaritans.org', [call('116 123')], ALWAYS),
    service('Shout', 'https://giveusashout.org', [text('85258', 'SHOUT')], ALWAYS),
  ]),
  country('US', 'United States', '911', [
    service(
      '988 Suicide & Crisis Lifeline',
      'https://988lifeline.org',
      [call('988'), text('988')],
      ALWAYS,
    ),
    service('Crisis Text Line', 'https://www.crisistextline.org', [text('741741', 'HOME')], ALWAYS),
  ]),
];
