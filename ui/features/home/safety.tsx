import { BadgeCheck, LifeBuoy, LockKeyhole, Scale } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { Button } from '#ui/kit/button.tsx';
import { DoorDrawing } from './door-drawing.tsx';
import { HomeSection } from './home-section.tsx';

const MEASURES = [
  { icon: BadgeCheck, title: 'Verified profiles' },
  { icon: LockKeyhole, title: 'Encrypted, secure messaging' },
  { icon: Scale, title: 'Community guidelines and moderation' },
  { icon: LifeBuoy, title: 'Support resources' },
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
          {MEASURES.map(({ icon: Icon, title }) => (
            <li key={title} className="flex items-center gap-4 py-5">
              <Icon aria-hidden="true" className="size-7 shrink-0 text-evergreen" />
              <h3 className="text-lg">{title}</h3>
            </li>
          ))}
        </ul>
      </div>
    </HomeSection>
  );
}
