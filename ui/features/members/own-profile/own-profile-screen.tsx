import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import type { ProfilePart } from '#core/members/domain/profile-fields.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { ProfileCompletion } from '#ui/parts/people/profile-completion.tsx';
import { ProfileHeader } from '#ui/parts/people/profile-header.tsx';
import { VouchLine } from '#ui/parts/people/vouch-line.tsx';
import { requestedProfileItem } from '#ui/parts/people/profile-prompts.ts';
import { ProfileDetails } from './profile-details.tsx';
import { ProfileForm } from './profile-form.tsx';
import { placeOfItem, type PlaceInForm } from './profile-parts.ts';
import { unsavedProfile } from './unsaved-profile-store.ts';
import { useSiteName } from '#ui/parts/pages/operator.tsx';

const WAYS_ON = [
  { to: PAGE_ROUTES.explore, label: 'Find Connections' },
  { to: PAGE_ROUTES.messages, label: 'View Messages' },
  { to: PAGE_ROUTES.settings, label: 'Settings' },
];

/**
 * The member's own profile: to look at, or, once a part or an item is chosen to begin with or changes wait to be
 * saved, to edit.
 */
export function OwnProfileScreen() {
  const siteName = useSiteName();
  const self = useSelf();
  const state: unknown = useLocation().state;
  const [start, setStart] = useState<PlaceInForm | null>(() => {
    const item = requestedProfileItem(state);
    const kept = unsavedProfile(self.id);
    if (item !== null) return placeOfItem(item);
    return kept === undefined ? null : { part: kept.part, field: null };
  });
  const [edited, setEdited] = useState<ProfilePart | null>(null);
  return (
    <>
      <title>{`Your Profile | ${siteName}`}</title>
      <div className="mb-4 grid sm:mb-6">
        <ProfileHeader member={self}>
          <VouchLine id={self.id} name="you" />
          <nav aria-label="Ways on" className="-ms-1.5 flex flex-wrap">
            {WAYS_ON.map(({ to, label }) => (
              <Button key={to} variant="quiet" className="px-1.5! text-sm" asChild>
                <Link to={to}>{label}</Link>
              </Button>
            ))}
          </nav>
        </ProfileHeader>
      </div>
      {start === null ? (
        <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <ProfileDetails self={self} edited={edited} onEdit={setStart} />
          <Card>
            <h2 className="mb-3 text-xl">Profile Completion</h2>
            <ProfileCompletion
              member={self}
              prompt={(item, text) => (
                <Button
                  variant="quiet"
                  className="-ms-4 max-[15rem]:-ms-2 justify-start text-start"
                  onClick={() => {
                    setStart(placeOfItem(item));
                  }}
                >
                  {text}
                </Button>
              )}
            />
          </Card>
        </div>
      ) : (
        <ProfileForm
          self={self}
          start={start}
          onClose={() => {
            setEdited(start.part);
            setStart(null);
          }}
        />
      )}
    </>
  );
}
