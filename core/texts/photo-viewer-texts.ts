import type { PhotoViewers } from '#core/members/domain/photo-viewers.ts';

/** Whom members can let see the photos of their profile. */
export const PHOTO_VIEWER_TEXTS: Readonly<Record<PhotoViewers, string>> = {
  everyone: 'Everyone here',
  connections: 'Only my connections',
};

/** What they are told of it beside their photos. */
export const PHOTO_VIEWER_SENTENCES: Readonly<Record<PhotoViewers, string>> = {
  everyone: 'Everyone here can see your photos.',
  connections: 'Only your connections can see your photos. Others see a drawn picture.',
};
