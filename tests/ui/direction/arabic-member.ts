import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { OPERATOR } from '#tests/support/operator.ts';

/** A member who writes Arabic, and mixes it with English where one order or the other matters. */
export const LAYLA = {
  name: 'ليلى حداد (أم يوسف)',
  bio: 'أحب الخبز والشاي. I bake on Sundays.',
  location: 'ليدز (UK)',
  age: 67,
  preferences: {
    relationshipTypes: [1],
    interests: ['خبز', 'شعر', 'طبخ'],
    reasons: ['أفتقد عائلتي.'],
    activities: ['المشي!'],
    availability: 'بعد الظهر, 15:00',
    prompts: { sunday: 'خبز وشاي (طبعا).', give: 'وقت.', hope: 'أخت في ليدز!' },
  },
} as const;

const { preferences: LAYLAS } = LAYLA;

/** What somebody hears from Layla in a conversation. */
export const LAYLAS_MESSAGE = 'مرحبا! How are you?';

const OWN_TEXTS: readonly string[] = [
  OPERATOR.name,
  LAYLA.name,
  'ليلى',
  LAYLA.bio,
  LAYLA.location,
  ...LAYLAS.interests,
  ...LAYLAS.reasons,
  ...LAYLAS.activities,
  LAYLAS.availability,
  ...Object.values(LAYLAS.prompts),
  LAYLAS_MESSAGE,
];

const ARABIC = /\p{Script=Arabic}/u;
const ISOLATED = /\u2068[^\u2069]*\u2069/g;

/**
 * Asserts that these texts are on screen and that every Arabic text there is on its own in an element
 * that finds its own direction, or between isolates where it is a part of a sentence.
 */
export function expectOwnDirections(...texts: readonly string[]): void {
  const shown = shownTexts();
  for (const text of texts) expect(shown).toContainEqual(expect.stringContaining(text));
  for (const { text, parent } of arabicTexts()) {
    const own = parent.closest('[dir="auto"], bdi');
    if (own === null) expect(text.replaceAll(ISOLATED, '')).not.toMatch(ARABIC);
    else expect(OWN_TEXTS).toContain(own.textContent);
  }
}

/** Asserts that a control is written in the direction of what is typed. */
export function expectTypedDirection(label: string): void {
  expect(screen.getByLabelText(label)).toHaveAttribute('dir', 'auto');
}

function shownTexts(): string[] {
  return arabicTexts().map(({ text }) => text);
}

function arabicTexts(): { readonly text: string; readonly parent: Element }[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const parent = node.parentElement;
    const text = node.textContent ?? '';
    if (parent?.closest('.sr-only, textarea') !== null) continue;
    if (ARABIC.test(text)) found.push({ text, parent });
  }
  return found;
}
