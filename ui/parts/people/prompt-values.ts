import { PROMPTS, type Prompt, type Prompts } from '#core/members/domain/prompts.ts';

/** The answers as a form holds them: empty text for what is absent. */
export function toPromptValues(prompts: Prompts): Record<Prompt, string> {
  const values = PROMPTS.map((prompt) => [prompt, prompts[prompt] ?? ''] as const);
  return Object.fromEntries(values) as Record<Prompt, string>;
}
