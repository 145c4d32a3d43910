import { readFileSync } from 'node:fs';
import { closestMatch } from 'leven';
import { z } from 'zod';
import type { SettingGiven } from '#core/operations/ports/running-site.ts';
import { StartupFailure } from './startup-failure.ts';

/** The variables of the environment; `undefined` and empty ones count as unset. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Names shorter than this are near to too many others, such as `HOST` to `HOME`. */
const SHORTEST_NAME = 7;

/** How many letters of a name may be wrong, missing or too many. */
const MOST_SLIPS = 2;

/** What is a secret as a whole. */
const SECRETS = ['AWS_SECRET_ACCESS_KEY', 'SECRETS_KEY'];

/** At the end of a setting's name it means that the value is in a file, as containers get their secrets. */
const IN_FILE = '_FILE';

/**
 * The environment with the values that are in files: `SECRETS_KEY_FILE` names the one with `SECRETS_KEY`. Throws a
 * `StartupFailure` when a file can't be read, or a setting is given twice.
 */
export function withValuesOfFiles(
  environment: Environment,
  settings: readonly string[],
): Environment {
  const values = settings.flatMap((name) => {
    const file = environment[`${name}${IN_FILE}`]?.trim();
    if (!file) return [];
    if (environment[name]?.trim()) {
      throw new StartupFailure(`Set either ${name} or ${name}${IN_FILE}, not both.`);
    }
    return [[name, readValue(`${name}${IN_FILE}`, file)] as const];
  });
  return { ...environment, ...Object.fromEntries(values) };
}

function readValue(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new StartupFailure(`${variable} must name a file that can be read, and ${file} can't.`, {
      cause: error,
    });
  }
}

/**
 * A sentence for each variable that isn't a setting and is near to one that isn't set: whoever sets `DATABSE_URL` must not
 * find an empty site.
 */
export function findMistypedSettings(
  environment: Environment,
  settings: readonly string[],
): readonly string[] {
  const given = Object.keys(environment).filter((name) => environment[name]?.trim());
  const unset = settings.filter((name) => name.length >= SHORTEST_NAME && !given.includes(name));
  return given
    .filter((name) => !settings.includes(name) && !settings.includes(name.replace(/_FILE$/, '')))
    .flatMap((name) => {
      const meant = closestMatch(name.toUpperCase(), unset, { maxDistance: MOST_SLIPS });
      return meant === undefined ? [] : [`${name} isn't a setting: did you mean ${meant}?`];
    });
}

/** Every setting with its value, the given ones first. Secrets and what stands in addresses beside the host are covered. */
export function listSettings(
  environment: Environment,
  variables: Readonly<Record<string, z.ZodType>>,
): readonly SettingGiven[] {
  const settings = Object.entries(variables).map(([name, schema]): SettingGiven => {
    const given = environment[name]?.trim();
    if (given) return { name, value: cover(name, given), isDefault: false };
    const file = environment[`${name}${IN_FILE}`]?.trim();
    if (file) return { name, value: `in ${file}`, isDefault: false };
    return { name, value: describeDefault(schema), isDefault: true };
  });
  return [
    ...settings.filter(({ isDefault }) => !isDefault),
    ...settings.filter(({ isDefault }) => isDefault),
  ];
}

function cover(name: string, value: string): string {
  if (SECRETS.includes(name)) return 'covered';
  if (!value.includes('://')) return value;
  if (!URL.canParse(value)) return 'covered';
  const { protocol, username, host, pathname } = new URL(value);
  return `${protocol}//${username === '' ? '' : '…@'}${host}${pathname.replace(/^\/$/, '')}`;
}

function describeDefault(schema: z.ZodType): string {
  if (schema instanceof z.ZodPrefault) return String(schema.def.defaultValue);
  const value = schema.parse(undefined);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : 'none';
}
