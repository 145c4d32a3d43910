import { describe, expect, it } from 'vitest';
import { requiredTextRule, textRule } from '#core/kernel/field-rule.ts';

describe('textRule', () => {
  const check = textRule('Motto', 5);

  it.each([
    ['', null],
    ['12345', null],
    ['🧗'.repeat(5), null],
    ['123456', 'Motto must be at most 5 characters'],
    ['🧗'.repeat(6), 'Motto must be at most 5 characters'],
    ['a\0b', 'Motto must not contain control characters'],
    ['a\ud83d', 'Motto must not contain control characters'],
  ])('answers %j with %j', (text, message) => {
    expect(check(text)).toBe(message);
  });
});

describe('requiredTextRule', () => {
  const check = requiredTextRule('Motto', 5, 'Motto is required');

  it.each([
    ['', 'Motto is required'],
    ['1', null],
    ['12345', null],
    ['123456', 'Motto must be at most 5 characters'],
    ['\0', 'Motto must not contain control characters'],
  ])('answers %j with %j', (text, message) => {
    expect(check(text)).toBe(message);
  });
});
