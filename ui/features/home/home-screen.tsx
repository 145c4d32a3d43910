import { TAGLINE } from '#core/site/domain/page-routes.ts';
import { FinalCall } from './final-call.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { RelationshipTypes } from './relationship-types.tsx';
import { Safety } from './safety.tsx';
import { SuccessStories } from './success-stories.tsx';
import { useScrollToHash } from './use-scroll-to-hash.ts';
import { useSiteName } from '#ui/parts/pages/operator.tsx';

/** The landing page. */
export function HomeScreen() {
  const siteName = useSiteName();
  useScrollToHash();
  return (
    <>
      <title>{`${siteName} | ${TAGLINE}`}</title>
      <meta
        name="description"
        content={`${siteName} helps adults find platonic, family-like bonds: a grandparent figure, a sibling, a mentor, someone who shares their heritage.`}
      />
      <Hero />
      <HowItWorks />
      <RelationshipTypes />
      <SuccessStories />
      <Safety />
      <FinalCall />
    </>
  );
}
