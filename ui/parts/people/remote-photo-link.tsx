import { LINK_LOOK } from '#ui/kit/link-look.ts';

interface RemotePhotoLinkProps {
  readonly address: string;
  /** Where the photo lies. */
  readonly host: string;
}

/**
 * Opens a photo that lies on another site beside the page. Nothing is fetched before, because whoever
 * runs that site would learn who looks at it, when and from where.
 */
export function RemotePhotoLink({ address, host }: RemotePhotoLinkProps) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      referrerPolicy="no-referrer"
      className={`${LINK_LOOK} wrap-anywhere`}
    >
      <span>
        Photo from <bdi>{host}</bdi>: show
      </span>
    </a>
  );
}
