import { useEffect, useState } from 'react';
import { useApiClient } from './api-client-context.ts';
import type { ApiClient, CallOutput } from './client.ts';

type PublicList = 'listRelationshipTypes' | 'listResources';
type Entries<Name extends PublicList> = Readonly<CallOutput<Name>>;

const loaded = new WeakMap<ApiClient, Map<PublicList, Promise<unknown>>>();

/**
 * A list of the server that everybody may read and that seldom changes; the one that the page ships
 * with until the server answers, or fails to (specification §7). It is asked for once.
 */
export function usePublicList<Name extends PublicList>(
  name: Name,
  shipped: Entries<Name>,
): Entries<Name> {
  const api = useApiClient();
  const [list, setList] = useState(shipped);
  useEffect(() => {
    let isShown = true;
    void loadOnce(api, name).then((answer) => {
      if (isShown && answer !== null) setList(answer);
    });
    return () => {
      isShown = false;
    };
  }, [api, name]);
  return list;
}

function loadOnce<Name extends PublicList>(
  api: ApiClient,
  name: Name,
): Promise<Entries<Name> | null> {
  const lists = loaded.get(api) ?? new Map<PublicList, Promise<unknown>>();
  loaded.set(api, lists);
  const list =
    lists.get(name) ??
    api.call(name, {} as Parameters<typeof api.call<Name>>[1]).catch((error: unknown) => {
      lists.delete(name);
      console.warn(`${name} failed; showing the list that the page ships with.`, error);
      return null;
    });
  lists.set(name, list);
  return list as Promise<Entries<Name> | null>;
}
