import type { Prompt } from '#core/members/domain/prompts.ts';

/** What a prompt is called, and what somebody might write for it. */
interface PromptText {
  readonly title: string;
  readonly example: string;
}

/** The prompts in English: each is the beginning of what a member writes about themselves. */
export const PROMPT_TEXTS: Readonly<Record<Prompt, PromptText>> = {
  sunday: {
    title: 'A Sunday I’d enjoy',
    example: 'A slow breakfast, a walk whatever the weather, and soup for whoever drops in.',
  },
  give: {
    title: 'I could give',
    example:
      'I’m a good listener, I make good lentil soup, and I can help with forms. I’ve got time on weekday mornings.',
  },
  hope: {
    title: 'I hope for',
    example: 'Someone to ring on Sunday evenings. A sort of grandchild I could teach to bake.',
  },
};
