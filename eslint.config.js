import eslint from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const impure = ['process', 'fetch', 'crypto', 'console', 'performance', 'setTimeout'].concat([
  'setInterval',
  'window',
  'document',
  'localStorage',
]);

export default tseslint.config(
  { ignores: ['dist/', 'coverage/', 'data/', '**/*.mjs', 'eslint.config.js'] },
  eslint.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  reactHooks.configs.flat.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      eqeqeq: 'error',
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['core/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...impure.map((name) => ({
          name,
          message: 'The core has no I/O, no timers and no environment.',
        })),
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          message: 'The core has no clock: times are inputs.',
        },
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'The core has no clock: times are inputs.',
        },
        {
          selector: "MemberExpression[object.name='Math'][property.name='random']",
          message: 'The core has no randomness.',
        },
      ],
    },
  },
  {
    files: ['ui/**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 100 }] },
  },
  {
    files: ['tests/**'],
    rules: {
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
);
