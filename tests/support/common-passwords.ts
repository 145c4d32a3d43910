import type { IsCommonPassword } from '#core/accounts/domain/choice-of-password.ts';

/** A rule for common passwords that a test can foresee: one of everybody's, and one made of each own word. */
export const isCommonPassword: IsCommonPassword = (password, own) =>
  ['everybody has it', ...own.map((word) => `${word} and more`)].includes(password);
