import { describe, expect, it } from 'vitest';
import { entriesRule, lineRule, requiredTextRule, textRule } from '#core/kernel/field-rule.ts';

const TOO_LONG = { rule: 'too_long', field: 'motto', maximum: 5 };
const CONTROL_CHARACTERS = { rule: 'control_characters', field: 'motto' };
const REQUIRED = { rule: 'required', field: 'motto' };

describe('textRule', () => {
  const check = textRule('motto', 5);

  it.each([
    ['', null],
    ['12345', null],
    ['🧗'.repeat(5), null],
    ['123456', TOO_LONG],
    ['🧗'.repeat(6), TOO_LONG],
    ['a\0b', CONTROL_CHARACTERS],
    ['a\ud83d', CONTROL_CHARACTERS],
  ])('answers %j with %j', (text, fault) => {
    expect(check(text)).toEqual(fault);
  });
});

const NOT_OF_ONE_LINE = [
  ...['\n', '\t', '\r', '\0', '\u0085', '\u2028', '\u2029', '\ud83d'],
  ...['\u061c', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069'],
];

describe('lineRule', () => {
  const check = lineRule('motto', 5);

  it.each([
    ['', null],
    ['a é🧗', null],
    ['👩‍👩‍👧', null],
    ['123456', TOO_LONG],
  ])('answers %j with %j', (text, fault) => {
    expect(check(text)).toEqual(fault);
  });

  it.each(NOT_OF_ONE_LINE)('refuses %j', (sign) => {
    expect(check(`a${sign}b`)).toEqual(CONTROL_CHARACTERS);
  });
});

describe('requiredTextRule', () => {
  const check = requiredTextRule('motto', 5);

  it.each([
    ['', REQUIRED],
    ['1', null],
    ['12345', null],
    ['123456', TOO_LONG],
    ['\0', CONTROL_CHARACTERS],
  ])('answers %j with %j', (text, fault) => {
    expect(check(text)).toEqual(fault);
  });
});

describe('entriesRule', () => {
  it('allows so many entries and not one more', () => {
    const check = entriesRule('mottoes', 2);
    expect(check([])).toBeNull();
    expect(check([1, 2])).toBeNull();
    expect(check([1, 2, 3])).toEqual({ rule: 'too_many_entries', field: 'mottoes', maximum: 2 });
  });
});
