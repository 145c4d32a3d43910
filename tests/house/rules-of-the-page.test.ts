import { fileURLToPath } from 'node:url';
import { ESLint, Linter } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const RULE = 'no-restricted-syntax';

let options: Linter.RuleEntry;

beforeAll(async () => {
  const eslint = new ESLint({ cwd: PROJECT });
  const { rules } = (await eslint.calculateConfigForFile('ui/kit/card.tsx')) as {
    rules: Record<string, Linter.RuleEntry>;
  };
  options = rules[RULE]!;
});

/** How often the rule of the page objects to the code. */
function objections(code: string): number {
  const languageOptions = { parserOptions: { ecmaFeatures: { jsx: true } } };
  const messages = new Linter().verify(code, { languageOptions, rules: { [RULE]: options } });
  expect(messages.filter(({ ruleId }) => ruleId !== RULE)).toEqual([]);
  return messages.length;
}

describe('classes that name a side of the screen', () => {
  it.each([
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
  ])('%s is refused, alone, among others and in a template', (name) => {
    expect(objections(`const look = '${name}';`)).toBe(1);
    expect(objections(`const part = <p className="grid ${name} gap-2" />;`)).toBe(1);
    expect(objections(`const look = \`grid ${name} \${more}\`;`)).toBe(1);
  });

  it.each([
    'ms-4 pe-2 -ms-px inset-s-0 inset-e-1/2 inset-x-0 mx-auto px-4 text-start float-end',
    'border-s-3 border-line rounded-s-box rounded-box rounded-t-box text-lg',
    'group-hover:translate-x-1 rtl:group-hover:-translate-x-1',
    'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) -translate-y-1/2',
    'animate-from-right rtl:animate-from-left',
    'The one to the left, on the right-hand side, is left-aligned.',
    'What is left - 3 of them, or right: 4.',
    '../pl-pages/left.tsx',
  ])('%s is allowed', (text) => {
    expect(objections(`const look = '${text}';`)).toBe(0);
    expect(objections(`const part = <p className={\`${text} \${more}\`}>${text}</p>;`)).toBe(0);
  });
});

describe('apostrophes and quotation marks', () => {
  it.each(["You can't do that.", "the members' names", 'Choose "Change" here.', '"Yes" is said'])(
    '%s is refused',
    (text) => {
      expect(objections(`const said = ${JSON.stringify(text)};`)).toBe(1);
      expect(objections(`const said = \`${text} \${more}\`;`)).toBe(1);
      expect(objections(`const part = <p>${text}</p>;`)).toBe(1);
    },
  );

  it.each([
    'You can’t do that, “yes” or no.',
    "You don't have any connections yet. Start exploring to find people to connect with.",
    '<a href="/help" class="card">',
    "[grid-template-areas:'picture_name'_'picture_word']",
  ])('%s is allowed', (text) => {
    expect(objections(`const said = ${JSON.stringify(text)};`)).toBe(0);
  });

  it('an apostrophe after what is inserted is refused, too', () => {
    expect(objections("const said = `Accept ${name}'s request`;")).toBe(1);
  });

  it('what programmers read may have them', () => {
    expect(objections('throw new Error("It isn\'t there");')).toBe(0);
  });
});
