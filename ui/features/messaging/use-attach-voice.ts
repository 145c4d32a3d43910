import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ConnectionId } from '#core/kernel/ids.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { newIdempotencyKey } from '#ui/api/new-idempotency-key.ts';
import { writeWaveform } from '#ui/parts/voices/waveform.ts';
import type { Recording } from './recorder.ts';

/** Makes a voice of a recording on the site, however often it takes, once; leaving stops it. */
export function useAttachVoice(connectionId: ConnectionId) {
  const api = useApiClient();
  const stopper = useRef<AbortController>(null);
  const keys = useRef(new WeakMap<Recording, string>());
  const [share, setShare] = useState(0);
  useEffect(
    () => () => {
      stopper.current?.abort();
    },
    [],
  );
  const attaching = useMutation({
    mutationFn: async (recording: Recording) => {
      const { signal } = (stopper.current = new AbortController());
      const key = keys.current.get(recording) ?? newIdempotencyKey();
      keys.current.set(recording, key);
      setShare(0);
      const query = { waveform: writeWaveform(recording.levels) };
      const headers = { 'idempotency-key': key };
      const voice = { id: connectionId, query, headers, file: recording.sound };
      return (await api.call('attachVoice', voice, signal, setShare)).attachment;
    },
  });
  return { attaching, share };
}
