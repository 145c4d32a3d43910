import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PAGE_ROUTES, PRODUCT_NAME } from '#core/site/domain/page-routes.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { ProfileCompletion } from '#ui/parts/people/profile-completion.tsx';
import { ProfileHeader } from '#ui/parts/people/profile-header.tsx';
import { requestedProfileItem } from '#ui/parts/people/profile-prompts.ts';
import { ProfileDetails } from './profile-details.tsx';
import { ProfileForm } from './profile-form.tsx';
import { hasUnsavedProfile } from './unsaved-profile-store.ts';

const WAYS_ON = [
  { to: PAGE_ROUTES.explore, label: 'Find Connections' },
  { to: PAGE_ROUTES.messages, label: 'View Messages' },
  { to: PAGE_ROUTES.settings, label: 'Settings' },
];

/**
 * The member's own profile: to look at, or, once an item is chosen to begin with or changes wait to be
 * saved, to edit.
 */
export function OwnProfileScreen() {
  const self = useSelf();
  const state: unknown = useLocation().state;
  const [editedItem, setEditedItem] = useState(
    () => requestedProfileItem(state) ?? (hasUnsavedProfile(self.id) ? 'name' : null),
  );
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && editedItem === null) editButton.current?.focus();
    wasEditing.current = editedItem !== null;
  }, [editedItem]);
  return (
    <>
      <title>{`Your Profile | ${PRODUCT_NAME}`}</title>
      <div className="mb-6 grid">
        <ProfileHeader member={self}>
          <nav aria-label="Ways on" className="-ms-1.5 flex flex-wrap">
            {WAYS_ON.map(({ to, label }) => (
              <Button key={to} variant="quiet" className="px-1.5! text-sm" asChild>
                <Link to={to}>{label}</Link>
              </Button>
            ))}
          </nav>
        </ProfileHeader>
      </div>
      {editedItem === null ? (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <ProfileDetails self={self}>
            <Button
              ref={editButton}
              onClick={() => {
                setEditedItem('name');
              }}
            >
              Edit Profile
            </Button>
          </ProfileDetails>
          <Card>
            <h2 className="mb-3 text-xl">Profile Completion</h2>
            <ProfileCompletion
              member={self}
              prompt={(item, text) => (
                <Button
                  variant="quiet"
                  className="-ms-4"
                  onClick={() => {
                    setEditedItem(item);
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
          firstItem={editedItem}
          onClose={() => {
            setEditedItem(null);
          }}
        />
      )}
    </>
  );
}
