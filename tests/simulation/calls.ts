import { endpoints, type EndpointName } from '#core/contract.ts';

/** A call of the contract with what is put into it. */
export interface Call {
  readonly name: EndpointName;
  readonly id?: number;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
}

/** The method and the address of a call. */
export function addressOf({ name, id, query = {} }: Call): { method: string; path: string } {
  const { method, path } = endpoints[name];
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  ).toString();
  const address = path.replace('{id}', String(id ?? 0));
  return { method, path: search === '' ? address : `${address}?${search}` };
}
