import type { PhotoViewers } from '#core/members/domain/photo-viewers.ts';

/** Who may see the photos of a profile, as members choose it. */
export const PHOTO_VIEWER_TEXTS: Readonly<Record<PhotoViewers, string>> = {
  everyone: 'Everyone here',
  connections: 'Only my connections',
};

/** What it says beside their own photos. */
export const PHOTO_VIEWER_SENTENCES: Readonly<Record<PhotoViewers, string>> = {
  everyone: 'Everyone here can see your photos.',
  connections: 'Only your connections can see your photos. Others see a drawn picture.',
};
