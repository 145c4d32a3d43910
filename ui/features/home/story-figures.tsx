import { displayName } from '#ui/parts/people/display-text.ts';
import { Portrait } from '#ui/parts/people/portrait.tsx';
import type { Story } from './stories.ts';

interface StoryProps {
  readonly story: Story;
}

/** A story set large beside its author's portrait, which changes sides from one story to the next. */
export function FeaturedStory({ story }: StoryProps) {
  return (
    <figure className="grid items-end gap-8 md:grid-cols-[auto_1fr] md:gap-12 md:group-even:grid-cols-[1fr_auto] lg:gap-20">
      <div className="w-40 overflow-hidden rounded-t-full border-b-4 border-evergreen md:w-52 md:group-even:order-last lg:w-72">
        <Portrait face={portraitOf(story)} />
      </div>
      <div className="max-w-[46rem]">
        <blockquote className="relative font-serif text-[clamp(1.25rem,1.05rem+1vw,1.75rem)] leading-[1.4] text-pretty before:absolute before:-inset-s-[0.5em] before:content-['“']">
          {story.content}”
        </blockquote>
        <StoryCaption story={story} />
      </div>
    </figure>
  );
}

/** A story in running text. */
export function ShortStory({ story }: StoryProps) {
  return (
    <figure className="flex h-full flex-col">
      <blockquote className="grow text-pretty">“{story.content}”</blockquote>
      <div className="flex items-end gap-4">
        <span className="size-14 shrink-0 overflow-hidden rounded-full">
          <Portrait face={portraitOf(story)} />
        </span>
        <StoryCaption story={story} />
      </div>
    </figure>
  );
}

function StoryCaption({ story: { userId, relationshipType, location } }: StoryProps) {
  return (
    <figcaption className="mt-6">
      <span className="block font-semibold">
        {userId === 0 ? 'Anonymous' : displayName({ id: userId })}
      </span>
      <span className="block text-sm text-quiet">
        {location === null ? relationshipType : `${relationshipType} · ${location}`}
      </span>
    </figcaption>
  );
}

/** Anonymous authors have no id that a portrait could be chosen by; their stories do. */
function portraitOf({ id, userId }: Story): number {
  return userId === 0 ? id : userId;
}
