import { BadgeCheck, LifeBuoy, LockKeyhole, Scale } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { Button } from '#ui/kit/button.tsx';
import { DoorDrawing } from './door-drawing.tsx';
import { HomeSection } from './home-section.tsx';

const MEASURES = [
  {
    icon: BadgeCheck,
    title: 'Verified profiles',
    means: 'We check that email addresses are real, and nothing else.',
  },
  {
    icon: LockKeyhole,
    title: 'Encrypted, secure messaging',
    means: 'On the way between you and this site. Those who run it could read what’s stored.',
  },
  {
    icon: Scale,
    title: 'Community guidelines and moderation',
    means: 'Every report reaches a moderator. Every decision is kept, and you can appeal.',
  },
  {
    icon: LifeBuoy,
    title: 'Support resources',
    means: 'Guides for hard days, and crisis lines.',
  },
] as const;

/** What keeps members safe. */
export function Safety() {
  return (
    <HomeSection
      id="safety"
      title="Safety and Community"
      lead="Trust grows slowly. It shouldn’t be rushed or taken for granted."
      aside={
        <>
          <p className="mt-4 text-lg">
            Nobody can message you until you’ve both said yes, and either of you can end the
            connection at any time.
          </p>
          <Button variant="secondary" className="mt-8" asChild>
            <Link to={PAGE_ROUTES.resources}>Learn About Our Safety Measures</Link>
          </Button>
        </>
      }
    >
      <div className="grid items-center gap-8 sm:grid-cols-[1fr_1.2fr]">
        <DoorDrawing />
        <ul className="divide-y divide-line border-y border-line">
          {MEASURES.map(({ icon: Icon, title, means }) => (
            <li key={title} className="flex items-center gap-4 py-5">
              <Icon aria-hidden="true" className="size-7 shrink-0 text-evergreen" />
              <div>
                <h3 className="text-lg">{title}</h3>
                <p className="text-quiet">{means}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </HomeSection>
  );
}
