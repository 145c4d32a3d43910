/** What a member is asked to write about themselves, in the order in which it is asked. */
export const PROMPTS = ['sunday', 'give', 'hope'] as const;

/** A Sunday they'd enjoy, what they could give, and what they hope for. */
export type Prompt = (typeof PROMPTS)[number];

/** What a member wrote for the prompts; those left out are absent. */
export type Prompts = Readonly<Partial<Record<Prompt, string>>>;

/** The most characters that one answer may have. */
export const PROMPT_CHARACTERS = 300;

/** The answers without those that are empty. */
export function writtenPrompts(given: Readonly<Partial<Record<Prompt, string | null>>>): Prompts {
  const written = PROMPTS.flatMap((prompt) => {
    const words = given[prompt] ?? '';
    return words === '' ? [] : [[prompt, words] as const];
  });
  return Object.fromEntries(written);
}

/** True for a profile in which its owner has written something about themselves, in a bio or for a prompt. */
export function hasWords(profile: {
  readonly bio: string | null;
  readonly preferences: { readonly prompts: Prompts };
}): boolean {
  return (profile.bio ?? '') !== '' || Object.keys(profile.preferences.prompts).length > 0;
}
