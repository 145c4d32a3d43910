import { PROMPTS, type Prompt, type Prompts } from '#core/members/domain/prompts.ts';
import { PROMPT_TEXTS } from '#core/texts/prompts.ts';
import { OwnText } from '#ui/kit/own-text.tsx';

/** Their hope leads: it is the sentence that matters most. */
const SHOWN_FIRST: readonly Prompt[] = ['hope', ...PROMPTS.filter((prompt) => prompt !== 'hope')];

interface OwnWordsProps {
  readonly prompts: Prompts;
  /** How deep the headings are. */
  readonly level: 2 | 3 | 4;
}

/** What a member wrote for the prompts, what they hope for first and largest; nothing where there is nothing. */
export function OwnWords({ prompts, level }: OwnWordsProps) {
  const Heading = `h${level}` as const;
  return SHOWN_FIRST.map((prompt) => {
    const words = prompts[prompt];
    if (words === undefined) return null;
    const look = prompt === 'hope' ? 'font-serif text-2xl leading-snug max-sm:text-xl' : '';
    return (
      <div key={prompt}>
        <Heading className="mb-1 font-sans text-sm font-semibold text-quiet">
          {PROMPT_TEXTS[prompt].title}
        </Heading>
        <OwnText as="p" className={`whitespace-pre-line wrap-anywhere ${look}`}>
          {words}
        </OwnText>
      </div>
    );
  });
}
