import { onlineManager } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ConnectionId } from '#core/kernel/ids.ts';
import { MOST_PICTURES } from '#core/messaging/attachments/domain/attachment.ts';
import type { ChosenAttachment } from '#core/messaging/attachments/domain/choose-attachments.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { ApiError, describeError, type ApiClient } from '#ui/api/client.ts';
import { newIdempotencyKey } from '#ui/api/new-idempotency-key.ts';
import type { Dimensions } from '#ui/parts/pictures/cut.ts';
import { pictureFileFault } from '#ui/parts/pictures/picture-file-fault.ts';
import { WHOLE, writeCrop, type ChosenPart } from '#ui/parts/pictures/use-crop-choice.ts';

/** A photo that was chosen, and how far it has come. */
export interface PhotoToSend {
  /** Names it on this page. */
  readonly id: string;
  /** Names it for the server, as it’s cropped: however often it is tried, it is kept once. */
  readonly idempotencyKey: string;
  readonly file: File;
  /** Its address in this browser. */
  readonly source: string;
  /** Which part of it is sent, and how large it is where that is known. */
  readonly part: ChosenPart;
  readonly picture: Dimensions | null;
  /** How much of it has gone, from 0 to 1. */
  readonly share: number;
  /** What the server knows it by; `null` until it has it. */
  readonly key: ChosenAttachment['key'] | null;
  /** Why it couldn’t be sent. */
  readonly fault: string | null;
  /** What it shows; empty where nothing is said. */
  readonly description: string;
}

/** Photos that are chosen for a message: each goes to the server at once, or once there’s a network, one after the other. */
export function usePhotosToSend(connectionId: ConnectionId) {
  const api = useApiClient();
  const [photos, setPhotos] = useState<readonly PhotoToSend[]>([]);
  const line = useRef(Promise.resolve());
  const stoppers = useRef(new Map<string, AbortController>());
  const change = (id: string, changes: Partial<PhotoToSend>) => {
    setPhotos((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  };
  const start = (photo: PhotoToSend) => {
    const stopper = new AbortController();
    stoppers.current.set(photo.id, stopper);
    const onChange = (changes: Partial<PhotoToSend>) => {
      change(photo.id, changes);
    };
    const sending = { api, connectionId, photo, signal: stopper.signal, onChange };
    line.current = line.current.then(() => sendPhoto(sending));
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
    crop: (photo: PhotoToSend, part: ChosenPart, picture: Dimensions | null) => {
      stoppers.current.get(photo.id)?.abort();
      const again = { idempotencyKey: newIdempotencyKey(), part, picture, key: null, share: 0 };
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

interface Sending {
  readonly api: ApiClient;
  readonly connectionId: ConnectionId;
  readonly photo: PhotoToSend;
  readonly signal: AbortSignal;
  readonly onChange: (changes: Partial<PhotoToSend>) => void;
}

/** Sends a photo, again where the network went away on the way; says what became of it, unless it was stopped. */
async function sendPhoto(sending: Sending): Promise<void> {
  const { api, connectionId, photo, signal, onChange } = sending;
  await untilOnline(signal);
  const isStopped = () => signal.aborted;
  if (isStopped()) return;
  const query = writeCrop(photo.picture, photo.part);
  const headers = { 'idempotency-key': photo.idempotencyKey };
  const call = { id: connectionId, query, headers, file: photo.file };
  try {
    const { attachment } = await api.call('attachPicture', call, signal, (share) => {
      onChange({ share });
    });
    if (!isStopped()) onChange({ key: attachment.key, share: 1 });
  } catch (error) {
    if (isStopped()) return;
    if (!(error instanceof ApiError) && !onlineManager.isOnline()) return sendPhoto(sending);
    onChange({ fault: describeError(error, 'We couldn’t send this photo.') });
  }
}

/** Waits until the browser has a network, or the wait is given up. */
function untilOnline(signal: AbortSignal): Promise<void> {
  if (onlineManager.isOnline() || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      unsubscribe();
      resolve();
    };
    const unsubscribe = onlineManager.subscribe((isOnline) => {
      if (isOnline) end();
    });
    signal.addEventListener('abort', end, { once: true });
  });
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
  const begun = { share: 0, key: null, fault: pictureFileFault(file), description: '' };
  const names = { id: newIdempotencyKey(), idempotencyKey: newIdempotencyKey() };
  return {
    ...names,
    file,
    source: URL.createObjectURL(file),
    part: WHOLE,
    picture: null,
    ...begun,
  };
}
