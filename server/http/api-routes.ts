import type { RequestHandler } from 'express';
import { endpoints, type EndpointName } from '#core/contract.ts';
import { answerCall, type AnswerCall, type AnsweringDependencies } from './answer-call.ts';
import { answerOtherMethod } from './other-methods.ts';
import { unknownAddress } from './problem.ts';

/** What is at one address of the contract. */
interface ApiAddress {
  readonly route: string;
  readonly answers: ReadonlyMap<string, AnswerCall>;
  readonly methods: readonly string[];
}

/** What the contract writes in the place of an id. */
const ID = '{id}';

/**
 * Answers every call of the contract; other addresses under `/api` are unknown. A call is looked up by its
 * address, because trying routes one after another would cost more than many answers.
 */
export function createApi(dependencies: AnsweringDependencies): RequestHandler {
  const addresses = collectAddresses(dependencies);
  const withIds = patternsOf(addresses.keys());

  function find(path: string) {
    // A path with the braces of the contract in it has them in the place of an id.
    const fixed = path.includes('{') ? undefined : addresses.get(path);
    return fixed === undefined ? findWithId(path) : { address: fixed, pathId: null };
  }

  function findWithId(path: string) {
    for (const pattern of withIds) {
      const [, start = '', pathId = '', end = ''] = pattern.exec(path) ?? [];
      const address = addresses.get(`${start}${ID}${end}`);
      if (address !== undefined) return { address, pathId: decodeURIComponent(pathId) };
    }
    return undefined;
  }

  return async (request, response, next) => {
    const { path, method } = request;
    if (!path.startsWith('/api/') && path !== '/api') {
      next();
      return;
    }
    const found = find(path);
    if (found === undefined) throw unknownAddress();
    const { route, answers, methods } = found.address;
    response.locals.route = route;
    const answer = answers.get(method === 'HEAD' ? 'GET' : method);
    if (answer === undefined) answerOtherMethod(request, response, methods);
    else await answer(request, response, found.pathId);
  };
}

/** An address of the contract as the log and the metrics have it. */
export function routeOf(path: string): string {
  return path.replace(ID, ':id');
}

/** What matches addresses with an id: a pattern for each place that ids have in them, the first of them first. */
function patternsOf(addresses: Iterable<string>): readonly RegExp[] {
  const places = [...addresses].map((address) => address.split('/').indexOf(ID));
  return [...new Set(places)]
    .filter((place) => place !== -1)
    .sort((one, other) => one - other)
    .map((place) => new RegExp(`^((?:/[^/]+){${place - 1}}/)([^/]+)(/.+)?$`));
}

/** What the contract has, by its addresses, which are all that are answered under `/api`. */
export function collectAddresses(
  dependencies: AnsweringDependencies,
): ReadonlyMap<string, ApiAddress> {
  const addresses = new Map<string, ApiAddress>();
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { path, method } = endpoints[name];
    const route = routeOf(path);
    const { answers, methods } = addresses.get(path) ?? { answers: new Map(), methods: [] };
    const answersHere = new Map([...answers, [method, answerCall(name, dependencies)]]);
    addresses.set(path, { route, answers: answersHere, methods: [...methods, method] });
  }
  return addresses;
}
