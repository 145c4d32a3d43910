import { displayName } from '../../components/display-text.ts';
import { HomeSection } from './home-section.tsx';
import { FEATURED_STORIES, MORE_STORIES, type Story } from './stories.ts';

/** What such bonds can be. */
export function SuccessStories() {
  return (
    <HomeSection
      id="stories"
      title="Success Stories"
      lead="Five sample stories of what a chosen family can look like."
    >
      <ul className="grid gap-6 lg:grid-cols-2">
        {FEATURED_STORIES.map((story) => (
          <li key={story.id} className="rounded-box bg-sunken p-6 sm:p-8">
            <StoryQuote story={story} className="font-serif text-lg" />
          </li>
        ))}
      </ul>
      <ul className="mt-6 grid gap-6 md:grid-cols-3">
        {MORE_STORIES.map((story) => (
          <li key={story.id} className="rounded-box border border-line bg-surface p-6">
            <StoryQuote story={story} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

interface StoryQuoteProps {
  readonly story: Story;
  readonly className?: string;
}

function StoryQuote({ story, className = '' }: StoryQuoteProps) {
  const author = story.userId === 0 ? 'Anonymous' : displayName({ id: story.userId });
  return (
    <figure className="flex h-full flex-col gap-4">
      <blockquote className={`grow ${className}`}>“{story.content}”</blockquote>
      <figcaption className="text-sm">
        <span className="font-semibold">{author}</span>
        <span className="block text-quiet">
          {story.location === null
            ? story.relationshipType
            : `${story.relationshipType} · ${story.location}`}
        </span>
      </figcaption>
    </figure>
  );
}
