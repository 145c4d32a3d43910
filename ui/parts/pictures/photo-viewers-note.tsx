import { Link } from 'react-router-dom';
import { SETTINGS_ROUTES } from '#core/site/domain/settings-routes.ts';
import { PHOTO_VIEWER_SENTENCES } from '#core/texts/photo-viewer-texts.ts';
import { SENTENCE_LINK_LOOK } from '#ui/kit/sentence-link-look.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';

/** Says to the signed-in member who sees the photos of their profile, and where they choose that. */
export function PhotoViewersNote() {
  const { photosSeenBy } = useSelf();
  return (
    <p className="text-sm text-quiet">
      {PHOTO_VIEWER_SENTENCES[photosSeenBy]}{' '}
      <Link to={SETTINGS_ROUTES.reach} className={SENTENCE_LINK_LOOK}>
        Choose who sees them
      </Link>
    </p>
  );
}
