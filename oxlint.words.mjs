/**
 * The rules of our own, written as patterns of syntax, beside the ready-made ones in `.oxlintrc.json`. None needs types, so that
 * this is quick. No comment may silence them: a test looks for such comments.
 */
import { defineConfig } from 'oxlint';
import everywhere from './.oxlintrc.json' with { type: 'json' };

const SYNTAX = 'words/no-restricted-syntax';

/** Types of what only a parser makes; `trusted` is the one place that may claim to have one. */
const BRANDS =
  '(MemberId|ConnectionId|MessageId|NewId|Username|EmailAddress|LogInName|TypedPassword|Password|MessageText|IdempotencyKey)';

/** No value is called what no parser has found it to be. */
const parsed = {
  [SYNTAX]: [
    'error',
    {
      selector: `TSAsExpression[typeAnnotation.typeName.name=/^${BRANDS}$/], TSTypeAssertion[typeAnnotation.typeName.name=/^${BRANDS}$/]`,
      message: 'Parse it: a cast is no proof. Storage says trusted().',
    },
  ],
};

/**
 * What the language itself offers that depends on when and where it runs. All else that is impure does
 * not type-check in the core, which knows neither Node.js nor browsers (`core/tsconfig.json`).
 */
const purity = {
  'words/no-restricted-globals': [
    'error',
    { name: 'globalThis', message: 'The core reaches nothing but what it imports.' },
  ],
  'words/no-restricted-properties': [
    'error',
    { object: 'Date', property: 'now', message: 'The core has no clock: times are inputs.' },
    { object: 'Math', property: 'random', message: 'The core has no randomness.' },
  ],
  [SYNTAX]: [
    ...parsed[SYNTAX],
    {
      selector: "NewExpression[callee.name='Date'][arguments.length=0]",
      message: 'The core has no clock: times are inputs.',
    },
    {
      selector: "CallExpression[callee.name='Date']",
      message: 'The core has no clock: times are inputs.',
    },
    {
      selector:
        'CallExpression[callee.property.name=/^(toLocale.*|localeCompare|get(Date|Day|Month|FullYear|Hours|Minutes|Seconds|TimezoneOffset))$/]',
      message: 'The core knows no place: use UTC, and compare text after foldText.',
    },
    {
      selector: "NewExpression[callee.object.name='Intl'][arguments.length=0]",
      message: 'The core knows no place: name the language.',
    },
  ],
};

const WORDS = '/[A-Za-z]+ [a-z]+ [a-z]+/';
/** Not what describes the API to developers, nor what the log says to operators. */
const FOR_MEMBERS =
  ':not(Property[key.name=/^(summary|description)$/] > Literal):not(NewExpression > Literal):not(CallExpression[callee.property.name=reportFailure] > Literal)';
const NO_WORDS = 'The rules have no words: name a tag, and say it in core/texts/.';

/** What the core answers is data: sentences stand in its texts alone. */
const wordless = {
  [SYNTAX]: [
    ...purity[SYNTAX],
    { selector: `Literal[value=${WORDS}]${FOR_MEMBERS}`, message: NO_WORDS },
    {
      selector: `TemplateElement[value.raw=${WORDS}]:not(Property[key.name=description] > TemplateLiteral > TemplateElement)`,
      message: NO_WORDS,
    },
  ],
};

/** Data of the product whose names and descriptions members read. */
const WORDS_FOR_MEMBERS = ['core/members/domain/relationship-types.ts', 'core/resources/domain/*'];

/** That, passwords and phrases of scams that are words, and an error for programmers. */
const WORDED = [
  ...WORDS_FOR_MEMBERS,
  'core/accounts/domain/common-passwords.ts',
  'core/safety/domain/phrases/*',
  'core/kernel/unreachable.ts',
];

/** Where a class begins, and the values that make it one and not a word of prose. */
const START = String.raw`(?:^|[\s:!])-?`;
const VALUE = String.raw`-(?:\d|\[|\(|auto|full|px)`;
const SIDE = '(?:left|right)';

/** Classes that name a side of the screen, which is the wrong one where text runs from right to left. */
const PHYSICAL_CLASSES = [
  `(?:scroll-)?[mp][lr]${VALUE}`,
  `${SIDE}${VALUE}`,
  String.raw`(?:text|float|clear|origin|object|bg)-${SIDE}(?![\w-])`,
  String.raw`(?:border-[lr]|rounded-[tb]?[lr])(?!\w)`,
].join('|');

/** A move to a side, unless the same text has the opposite one, or it follows a finger. */
const ONE_SIDED_MOVE = String.raw`^(?![\s\S]*rtl:\S*translate-)[\s\S]*${START}translate-(?:x-)?(?:\d|\[|full|px)`;

const physicalClasses = ['Literal[value=', 'TemplateElement[value.raw='].flatMap((text) => [
  {
    selector: `${text}/${START}(?:${PHYSICAL_CLASSES})/]`,
    message: 'Name no side of the screen: use ms-, pe-, inset-s-, border-e, rounded-s, text-start.',
  },
  {
    selector: `${text}/${ONE_SIDED_MOVE}/]`,
    message: 'A move to a side needs its opposite as an rtl: variant.',
  },
]);

/** Straight apostrophes and quotation marks, as they look in what people read. */
const STRAIGHT = String.raw`[A-Za-z]'[A-Za-z]|s' [a-z]|^'s |(?:^|[\s(])"\w`;

/** Sentences that were given with straight apostrophes, and stay as they were given. */
const GIVEN = "(?:You (?:don't have any|haven't sent any) |We couldn't find any matches )";

/** What people read has the apostrophes and quotation marks of printed pages. */
const typographic = ['Literal', 'TemplateElement', 'JSXText'].map((text) => ({
  selector: `:not(NewExpression) > ${text}[value${text === 'TemplateElement' ? '.raw' : ''}=/^(?!\\s*${GIVEN})[\\s\\S]*(?:${STRAIGHT})/]`,
  message: 'Write ’ for an apostrophe and “ ” around what is quoted.',
}));

/** What the software is called; what a site is called, its operator says. */
const namedByOperator = [
  ...['Literal', 'JSXText'].map((text) => `${text}[value=/Hearthkin/]`),
  'TemplateElement[value.raw=/Hearthkin/]',
  'ImportSpecifier[imported.name=PRODUCT_NAME]',
].map((selector) => ({ selector, message: 'Call the site what useSiteName() says.' }));

/** Where the page speaks of the software that sites run on. */
const OF_THE_SOFTWARE = [
  'ui/app/footer.tsx',
  'ui/features/desk/site-page.tsx',
  'ui/features/settings/bring-profile.tsx',
];

const forEveryPage = [...parsed[SYNTAX], ...physicalClasses, ...typographic];

export default defineConfig({
  jsPlugins: [{ name: 'words', specifier: 'oxlint-plugin-eslint' }],
  plugins: [],
  categories: { correctness: 'off' },
  ignorePatterns: everywhere.ignorePatterns,
  overrides: [
    { files: ['**/*.ts', '**/*.tsx'], rules: parsed },
    { files: ['core/**'], rules: purity },
    { files: ['core/**'], excludeFiles: ['core/texts/**', ...WORDED], rules: wordless },
    { files: ['ui/**'], rules: { [SYNTAX]: forEveryPage } },
    {
      files: ['ui/**'],
      excludeFiles: OF_THE_SOFTWARE,
      rules: { [SYNTAX]: [...forEveryPage, ...namedByOperator] },
    },
    {
      files: ['core/texts/**', ...WORDS_FOR_MEMBERS],
      rules: { [SYNTAX]: [...purity[SYNTAX], ...typographic, ...namedByOperator] },
    },
    {
      files: ['adapters/data-archive/**', 'server/pages/**'],
      rules: { [SYNTAX]: [...parsed[SYNTAX], ...typographic] },
    },
  ],
});
