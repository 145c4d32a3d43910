import { describe, expect, it } from 'vitest';
import { readByRules } from '#tests/support/read-by-rules.ts';

const ONE_SIDED = [
  'ml-4',
  '-mr-px',
  'sm:pl-[2ch]',
  'has-checked:pr-2.5',
  'scroll-ml-2',
  'left-0',
  '-right-1/2',
  'before:-left-[0.5em]',
  'left-(--gap)',
  'text-left',
  'sm:float-right',
  'border-l',
  '[&_blockquote]:border-l-3',
  'border-r-line',
  'rounded-l-box',
  'rounded-tr',
  'origin-left',
  '-translate-x-1/2',
  '-translate-1/2',
  'group-hover:translate-x-1',
  '!mr-auto',
];

const WITHOUT_SIDE = [
  'ms-4 pe-2 -ms-px inset-s-0 inset-e-1/2 inset-x-0 mx-auto px-4 text-start float-end',
  'border-s-3 border-line rounded-s-box rounded-box rounded-t-box text-lg',
  'group-hover:translate-x-1 rtl:group-hover:-translate-x-1',
  'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) -translate-y-1/2',
  'animate-from-right rtl:animate-from-left',
  'The one to the left, on the right-hand side, is left-aligned.',
  'What is left - 3 of them, or right: 4.',
  '../pl-pages/left.tsx',
];

const STRAIGHT = [
  "You can't do that.",
  "the members' names",
  'Choose "Change" here.',
  '"Yes" is said',
];

const TYPOGRAPHIC = [
  'You can’t do that, “yes” or no.',
  "You don't have any connections yet. Start exploring to find people to connect with.",
  '<a href="/help" class="card">',
  "[grid-template-areas:'picture_name'_'picture_word']",
];

const inQuotes = (text: string) => `const said = ${JSON.stringify(text)};`;
const inTemplate = (text: string) => `const said = \`${text} \${more}\`;`;
const amongClasses = (name: string) => `const look = \`grid ${name} \${more}\`;`;
const inElement = (text: string) => `const part = <p>${text}</p>;`;
const asClass = (name: string) => `const part = <p className="grid ${name} gap-2" />;`;
const asClassAndText = (text: string) =>
  `const part = <p className={\`${text} \${more}\`}>${text}</p>;`;

const AFTER_INSERTED = "const said = `Accept ${name}'s request`;";
const FOR_PROGRAMMERS = 'throw new Error("It isn\'t there");';

const PAGE = 'ui/kit/card.tsx';
const countObjections = await readByRules({
  [PAGE]: [
    ...ONE_SIDED.flatMap((name) => [inQuotes(name), asClass(name), amongClasses(name)]),
    ...STRAIGHT.flatMap((text) => [inQuotes(text), inTemplate(text), inElement(text)]),
    ...[...WITHOUT_SIDE, ...TYPOGRAPHIC].map(inQuotes),
    ...WITHOUT_SIDE.map(asClassAndText),
    AFTER_INSERTED,
    FOR_PROGRAMMERS,
  ],
});
const objections = (source: string) => countObjections(PAGE, source);

describe('classes that name a side of the screen', () => {
  it.each(ONE_SIDED)('%s is refused, alone, among others and in a template', (name) => {
    expect(objections(inQuotes(name))).toBe(1);
    expect(objections(asClass(name))).toBe(1);
    expect(objections(amongClasses(name))).toBe(1);
  });

  it.each(WITHOUT_SIDE)('%s is allowed', (text) => {
    expect(objections(inQuotes(text))).toBe(0);
    expect(objections(asClassAndText(text))).toBe(0);
  });
});

describe('apostrophes and quotation marks', () => {
  it.each(STRAIGHT)('%s is refused', (text) => {
    expect(objections(inQuotes(text))).toBe(1);
    expect(objections(inTemplate(text))).toBe(1);
    expect(objections(inElement(text))).toBe(1);
  });

  it.each(TYPOGRAPHIC)('%s is allowed', (text) => {
    expect(objections(inQuotes(text))).toBe(0);
  });

  it('an apostrophe after what is inserted is refused, too', () => {
    expect(objections(AFTER_INSERTED)).toBe(1);
  });

  it('what programmers read may have them', () => {
    expect(objections(FOR_PROGRAMMERS)).toBe(0);
  });
});
