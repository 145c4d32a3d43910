import { HomeSection } from './home-section.tsx';
import { FEATURED_STORIES, MORE_STORIES } from './stories.ts';
import { FeaturedStory, ShortStory } from './story-figures.tsx';

/** What such bonds can be. */
export function SuccessStories() {
  return (
    <HomeSection
      id="stories"
      ground="evergreen"
      title="Success Stories"
      lead="Five made-up stories of what a chosen family can look like."
    >
      <ul className="grid gap-14 lg:gap-20">
        {FEATURED_STORIES.map((story) => (
          <li key={story.id} className="group">
            <FeaturedStory story={story} />
          </li>
        ))}
      </ul>
      <ul className="grid gap-8 border-t border-control pt-8 md:grid-cols-3 md:gap-0 md:divide-x md:divide-control md:pt-12">
        {MORE_STORIES.map((story) => (
          <li key={story.id} className="md:px-6 lg:px-8 md:first:ps-0 md:last:pe-0">
            <ShortStory story={story} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
