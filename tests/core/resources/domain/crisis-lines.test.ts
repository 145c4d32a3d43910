import { describe, expect, it } from 'vitest';
import {
  CRISIS_COUNTRIES,
  CRISIS_DIRECTORIES,
  type CrisisContact,
} from '#core/resources/domain/crisis-lines.ts';

const SERVICES = CRISIS_COUNTRIES.flatMap(({ services }) => services);
const CONTACTS: readonly CrisisContact[] = SERVICES.flatMap(({ contacts }) => contacts);

describe('the crisis lines', () => {
  it('name each country once, by a code of its own that stands for that name', () => {
    const names = new Intl.DisplayNames('en', { type: 'region' });
    const ownName: Readonly<Record<string, string>> = { HK: 'Hong Kong' };
    for (const { code, name } of CRISIS_COUNTRIES) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(name).toBe(ownName[code] ?? names.of(code));
    }
    expect(new Set(CRISIS_COUNTRIES.map(({ code }) => code)).size).toBe(CRISIS_COUNTRIES.length);
  });

  it('stand in the order of the names', () => {
    const names = CRISIS_COUNTRIES.map(({ name }) => name);
    expect(names).toEqual([...names].sort((one, two) => one.localeCompare(two, 'en')));
  });

  it('give each country an emergency number and one to three services that can be reached', () => {
    for (const { emergencyNumber, services } of CRISIS_COUNTRIES) {
      expect(emergencyNumber).toMatch(/^\d{3}$/);
      expect([1, 2, 3]).toContain(services.length);
      for (const { name, contacts } of services) {
        expect(name.trim()).not.toBe('');
        expect(contacts.length).toBeGreaterThan(0);
      }
    }
  });

  it('hold numbers of digits and single spaces, and keywords of one word', () => {
    for (const contact of CONTACTS) {
      expect(contact.number).toMatch(/^\d+(?: \d+)*$/);
      if (contact.kind === 'text' && contact.keyword !== null) {
        expect(contact.keyword).toMatch(/^[A-Z]+$/);
      }
    }
  });

  it('lead to sites over https, none of them twice in one country', () => {
    for (const { site } of [...SERVICES, ...CRISIS_DIRECTORIES]) {
      expect(new URL(site).protocol).toBe('https:');
    }
    for (const { services } of CRISIS_COUNTRIES) {
      expect(new Set(services.map(({ site }) => site)).size).toBe(services.length);
    }
  });

  it('offer both a voice and a text line', () => {
    expect(new Set(CONTACTS.map(({ kind }) => kind))).toEqual(new Set(['phone', 'text']));
  });

  it('are those that the services give out themselves', () => {
    const numbersOf = (code: string) =>
      CRISIS_COUNTRIES.find((country) => country.code === code)?.services.flatMap(({ contacts }) =>
        contacts.map(({ kind, number }) => `${kind} ${number}`),
      );
    expect(numbersOf('US')).toEqual(['phone 988', 'text 988', 'text 741741']);
    expect(numbersOf('GB')).toEqual(['phone 116 123', 'text 85258']);
    expect(numbersOf('AU')).toEqual(['phone 13 11 14', 'text 0477 13 11 14']);
  });
});
