import type { Express, RequestHandler } from 'express';
import type { EndpointName } from '#core/call-addresses.ts';
import { endpoints } from '#core/contract.ts';
import { answerCall, type AnsweringDependencies } from './answer-call.ts';
import { answerOtherMethod } from './other-methods.ts';
import { unknownAddress } from './problem.ts';

type Answers = ReadonlyMap<string, RequestHandler<{ id?: string }>>;

/** Puts every call of the contract at its address; other addresses under `/api` are unknown. */
export function addApiRoutes(app: Express, dependencies: AnsweringDependencies): void {
  for (const [path, names] of groupByPath()) {
    const answers = new Map(
      names.map((name) => [endpoints[name].method, answerCall(name, dependencies)]),
    );
    const route = path.replace('{id}', ':id');
    app.all(route, answerByMethod(route, answers));
  }
  app.use('/api', () => {
    throw unknownAddress();
  });
}

/** The calls at each address, fixed addresses before those with an id, which would match them too. */
function groupByPath(): [string, EndpointName[]][] {
  const groups = new Map<string, EndpointName[]>();
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { path } = endpoints[name];
    groups.set(path, [...(groups.get(path) ?? []), name]);
  }
  return [...groups].sort(([one], [two]) => Number(one.includes('{')) - Number(two.includes('{')));
}

function answerByMethod(route: string, answers: Answers): RequestHandler<{ id?: string }> {
  const methods = [...answers.keys()];
  return async (request, response, next) => {
    response.locals.route = route;
    const answer = answers.get(request.method === 'HEAD' ? 'GET' : request.method);
    if (answer) await answer(request, response, next);
    else answerOtherMethod(request, response, methods);
  };
}
