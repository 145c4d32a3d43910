import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { newIdempotencyKey } from '#ui/api/new-idempotency-key.ts';
import { queryKeys } from '#ui/api/query-keys.ts';

/** A picture to be sent, with what the call is told of its part. */
interface ChosenPicture {
  readonly file: Blob;
  readonly crop: Readonly<Record<string, string>>;
  /** What it shows; empty where nothing is said. */
  readonly description: string;
}

/** Sends a picture to be kept here, however often it takes, once; leaving stops it. */
export function useKeepPicture(onKept: (address: string) => void) {
  const api = useApiClient();
  const queries = useQueryClient();
  const stopper = useRef<AbortController>(null);
  const [share, setShare] = useState(0);
  const keyOf = useStableKey();
  useEffect(
    () => () => {
      stopper.current?.abort();
    },
    [],
  );
  const keeping = useMutation({
    mutationFn: async ({ file, crop, description }: ChosenPicture) => {
      const { signal } = (stopper.current = new AbortController());
      const headers = { 'idempotency-key': keyOf(JSON.stringify(crop)) };
      setShare(0);
      const kept = await api.call('keepPicture', { query: crop, headers, file }, signal, setShare);
      if (description.trim() === '') return kept.picture;
      const { id } = kept.picture;
      return (await api.call('describePicture', { id, body: { description } }, signal)).picture;
    },
    onSuccess: ({ address }) => {
      void queries.invalidateQueries({ queryKey: queryKeys.pictures });
      onKept(address);
    },
  });
  return {
    keeping,
    share,
    stop: () => {
      stopper.current?.abort();
      keeping.reset();
    },
  };
}

/** A key that stays the same as long as what is sent does. */
function useStableKey() {
  const last = useRef({ sent: '', key: '' });
  return (sent: string): string => {
    if (last.current.sent !== sent) last.current = { sent, key: newIdempotencyKey() };
    return last.current.key;
  };
}
