import { endpoints, type EndpointName } from '#core/contract.ts';

/** Loads a file of a message, which is no call of the contract. */
const openFile = { method: 'GET', path: '/media/{key}', access: 'member' } as const;

/** Everything that is asked for here, by its name. */
export const CALLS: Readonly<
  Record<
    EndpointName | 'openFile',
    { readonly method: string; readonly path: string; readonly access: string }
  >
> = { ...endpoints, openFile };

/** A call with what is put into it. */
export interface Call {
  readonly name: keyof typeof CALLS;
  readonly id?: number;
  /** The key of a file, and what of it is asked for. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  /** What a file holds that is sent. */
  readonly upload?: string;
}

/** The method and the address of a call. */
export function addressOf({ name, id, key, query = {} }: Call): { method: string; path: string } {
  const { method, path } = CALLS[name];
  const search = new URLSearchParams(
    Object.entries(query).map(([field, value]) => [field, String(value)]),
  ).toString();
  const address = path.replace('{id}', String(id ?? 0)).replace('{key}', key ?? '');
  return { method, path: search === '' ? address : `${address}?${search}` };
}
