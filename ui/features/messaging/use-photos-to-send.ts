import { onlineManager, useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ConnectionId } from '#core/kernel/ids.ts';
import { MOST_PICTURES } from '#core/messaging/attachments/domain/attachment.ts';
import type { ChosenAttachment } from '#core/messaging/attachments/domain/choose-attachments.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { ApiError, describeError } from '#ui/api/client.ts';
import { newIdempotencyKey } from '#ui/api/new-idempotency-key.ts';
import { pictureFileFault } from '#ui/parts/pictures/picture-file-fault.ts';
import {
  isSamePart,
  WHOLE,
  writeCrop,
  type ChosenPart,
} from '#ui/parts/pictures/use-crop-choice.ts';

/** A photo that was chosen, and how far it has come. */
export interface PhotoToSend {
  /** Names it on this page. */
  readonly id: string;
  /** Names it for the server, as it’s cropped: however often it is tried, it is kept once. */
  readonly idempotencyKey: string;
  readonly file: File;
  /** Its address in this browser. */
  readonly source: string;
  readonly part: ChosenPart;
  /** How much of it has gone, from 0 to 1. */
  readonly share: number;
  /** What the server knows it by; `null` until it has it. */
  readonly key: ChosenAttachment['key'] | null;
  /** Why it couldn’t be sent. */
  readonly fault: string | null;
  /** What it shows; empty where nothing is said. */
  readonly description: string;
}

interface Sending {
  readonly photo: PhotoToSend;
  readonly signal: AbortSignal;
}

/** Photos that are chosen for a message: each is sent at once, one after the other; without a network they wait for one. */
export function usePhotosToSend(connectionId: ConnectionId) {
  const api = useApiClient();
  const [photos, setPhotos] = useState<readonly PhotoToSend[]>([]);
  const stoppers = useRef(new Map<string, AbortController>());
  const change = (id: string, changes: Partial<PhotoToSend>) => {
    setPhotos((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  };
  const { mutate } = useMutation({
    scope: { id: `photos of connection ${connectionId}` },
    retry: (_times, error) => !(error instanceof ApiError) && !onlineManager.isOnline(),
    mutationFn: ({ photo: { id, idempotencyKey, file, part }, signal }: Sending) => {
      const headers = { 'idempotency-key': idempotencyKey };
      const call = { id: connectionId, query: writeCrop(part), headers, file };
      return api.call('attachPicture', call, signal, (share) => {
        change(id, { share });
      });
    },
    onSuccess: ({ attachment: { key } }, { photo, signal }) => {
      if (!signal.aborted) change(photo.id, { key, share: 1 });
    },
    onError: (error, { photo, signal }) => {
      const fault = describeError(error, 'We couldn’t send this photo.');
      if (!signal.aborted) change(photo.id, { fault });
    },
  });
  const start = (photo: PhotoToSend) => {
    const stopper = new AbortController();
    stoppers.current.set(photo.id, stopper);
    mutate({ photo, signal: stopper.signal });
  };
  useLeaving(stoppers, photos);
  return {
    photos,
    add: (files: FileList) => {
      const chosen = [...files].slice(0, MOST_PICTURES - photos.length).map(toPhoto);
      setPhotos([...photos, ...chosen]);
      for (const photo of chosen) if (photo.fault === null) start(photo);
    },
    retry: (photo: PhotoToSend) => {
      change(photo.id, { fault: null, share: 0 });
      start(photo);
    },
    crop: (photo: PhotoToSend, part: ChosenPart) => {
      if (isSamePart(photo.part, part)) return;
      stoppers.current.get(photo.id)?.abort();
      const again = { idempotencyKey: newIdempotencyKey(), part, key: null, share: 0 };
      change(photo.id, again);
      start({ ...photo, ...again });
    },
    remove: ({ id, source }: PhotoToSend) => {
      stoppers.current.get(id)?.abort();
      URL.revokeObjectURL(source);
      setPhotos((all) => all.filter((one) => one.id !== id));
    },
    describe: ({ id }: PhotoToSend, description: string) => {
      change(id, { description });
    },
  };
}

/** Stops what is under way, and lets go of the files, when the page is left. */
function useLeaving(
  stoppers: { readonly current: ReadonlyMap<string, AbortController> },
  photos: readonly PhotoToSend[],
): void {
  const shown = useRef(photos);
  useEffect(() => {
    shown.current = photos;
  }, [photos]);
  useEffect(() => {
    const all = stoppers.current;
    return () => {
      for (const stopper of all.values()) stopper.abort();
      for (const { source } of shown.current) URL.revokeObjectURL(source);
    };
  }, [stoppers]);
}

function toPhoto(file: File): PhotoToSend {
  return {
    id: newIdempotencyKey(),
    idempotencyKey: newIdempotencyKey(),
    file,
    source: URL.createObjectURL(file),
    part: WHOLE,
    share: 0,
    key: null,
    fault: pictureFileFault(file),
    description: '',
  };
}
