import type { Request, Response } from 'express';
import type { z } from 'zod';
import { isOfDesk } from '#core/kernel/call-address.ts';
import type { NoteDeskOpened } from '#core/accounts/security-log/use-cases/note-desk-opened.ts';
import type { ResolveSession } from '#core/accounts/use-cases/resolve-session.ts';
import { endpoints, type EndpointName } from '#core/contract.ts';
import type { CursorSeal } from '#core/kernel/cursor-seal.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { toFieldErrors } from '#core/kernel/schemas/field-errors.ts';
import type { CommonFault } from '#core/kernel/fault.ts';
import type { Result } from '#core/kernel/result.ts';
import type { Refusal } from '#core/refusals.ts';
import type { AdmitToDesk } from '#core/moderation/desk/use-cases/admit-to-desk.ts';
import { toClientNetwork } from '#server/limits/client-network.ts';
import type { LimitName, RateLimits } from '#server/limits/rate-limits.ts';
import type { ReadForMember } from '#server/limits/member-reads.ts';
import type { Answer, ApiCalls, KeptAnswer, StreamAnswer } from './call.ts';
import { readJsonBody } from './json-body.ts';
import { ownOrigin, refuseForeignOrigin } from './origin.ts';
import { parsePathId } from './path-id.ts';
import { type HttpProblem, notSignedIn, refusalProblem, unknownAddress } from './problem.ts';
import type { Uploads } from './uploads.ts';
import { sendEncoded } from './send-encoded.ts';
import { sendFile } from './send-file.ts';
import { sendStream } from './send-stream.ts';
import { NOT_STORED, sendEmpty, sendJson, type Headers } from './send-json.ts';
import { setHead } from './set-head.ts';
import { isSecure } from './cookie-name.ts';
import { readDeviceToken, writeDeviceCookie } from './device-cookie.ts';
import { readDevice } from './read-device.ts';
import { readSessionToken, writeSessionCookie } from './session-cookie.ts';

/** What answering a call takes, beside the work of the call itself. */
export interface AnsweringDependencies {
  readonly apiCalls: ApiCalls;
  readonly resolveSession: ResolveSession;
  readonly cursorSeal: CursorSeal;
  readonly admitToDesk: AdmitToDesk;
  readonly noteDeskOpened: NoteDeskOpened;
  readonly rateLimits: RateLimits;
  readonly readForMember: ReadForMember;
  readonly uploads: Pick<Uploads, 'receive'>;
  readonly publicOrigin: string | null;
}

/** Limits by address, which stand before anything of the request is looked at. */
const limitsByAddress: Partial<Record<EndpointName, LimitName>> = {
  logIn: 'logInsByAddress',
  beginPasskeyLogIn: 'logInsByAddress',
  logInByPasskey: 'logInsByAddress',
  appealByPassword: 'logInsByAddress',
  showNoticeByPassword: 'logInsByAddress',
  register: 'registrationsByAddress',
  sendContactMessage: 'contactMessagesByAddress',
  recoverPassword: 'recoveriesByAddress',
  askForRecovery: 'recoveryRequestsByAddress',
  confirmRecovery: 'linksByAddress',
  stopRecovery: 'linksByAddress',
  winAccountBack: 'linksByAddress',
  showWaysIn: 'linksByAddress',
  choosePasswordByLink: 'linksByAddress',
  keepSecondStep: 'linksByAddress',
  undoAddress: 'linksByAddress',
  confirmAddress: 'linksByAddress',
  askForNewsletter: 'newsletterByAddress',
  confirmNewsletter: 'linksByAddress',
  stopMails: 'stopsByAddress',
  stopNewsletter: 'stopsByAddress',
};

/** Answers a request for a call; `pathId` is what its address has in the id's place. */
export type AnswerCall = (
  request: Request,
  response: Response,
  pathId: string | null,
) => Promise<void>;

/** Lets moderators alone to the desk, and notes that they opened it. */
function makeOpenDesk({
  admitToDesk,
  noteDeskOpened,
}: Pick<AnsweringDependencies, 'admitToDesk' | 'noteDeskOpened'>) {
  return async (
    callerId: MemberId,
    role: 'moderator' | 'operator',
    request: Request,
  ): Promise<void> => {
    const admitted = await admitToDesk(callerId, role);
    if (!admitted.ok) throw refusalProblem(admitted.refusal);
    await noteDeskOpened(callerId, readDevice(request));
  };
}

/**
 * Answers one call of the contract. The steps stand in the order in which the contract decides
 * refusals; the address and the method are known to be right.
 */
export function answerCall(name: EndpointName, dependencies: AnsweringDependencies): AnswerCall {
  const { apiCalls, resolveSession, rateLimits, readForMember } = dependencies;
  const { uploads, cursorSeal, publicOrigin } = dependencies;
  const endpoint: Endpoint = endpoints[name];
  const limit = limitsByAddress[name];
  const work: Work = apiCalls[name];
  const secure = isSecure(publicOrigin);
  const openDesk = makeOpenDesk(dependencies);

  async function findCaller(sessionToken: string | null): Promise<MemberId | null> {
    if (endpoint.access === 'public') return null;
    const caller = sessionToken === null ? null : await resolveSession(sessionToken);
    if (caller === null) throw notSignedIn(name);
    if (caller.mustChoosePassword && !endpoint.choosesPassword) {
      throw refusalProblem({ code: 'must_choose_password' });
    }
    return caller.memberId;
  }

  /** Makes the call, as reads and uploads are bounded; `null` if the client has gone before. */
  function makeCall(callerId: MemberId | null, request: Request, response: Response, call: object) {
    const { method, upload } = endpoint;
    // The work was found by the same name as the schemas, which types cannot follow.
    const answer = (all: object) => work(all as never);
    if (callerId === null) return answer(call);
    if (method === 'GET') return readForMember(name, callerId, response, () => answer(call));
    if (upload === undefined) return answer(call);
    return uploads.receive(request, callerId, upload.maximumBytes, (file) =>
      answer({ ...call, upload: file }),
    );
  }

  return async (request, response, pathId) => {
    if (endpoint.method !== 'GET') refuseForeignOrigin(request, publicOrigin);
    const clientAddress = endpoint.access === 'public' ? toClientNetwork(request.ip ?? '') : null;
    if (limit !== undefined) await rateLimits.take(limit, clientAddress ?? '');
    const sessionToken = readSessionToken(request, { secure });
    const callerId = await findCaller(sessionToken);
    if (callerId !== null) response.locals.callerId = callerId;
    const sealed = endpoint.sealsCursor && callerId !== null;
    const query = sealed ? await openCursor(cursorSeal, request.query, callerId) : request.query;
    const sent = endpoint.upload ? undefined : await readJsonBody(request, endpoint);
    const input = parseInput(endpoint, { query, headers: request.headers, sent }, pathId);
    const { access } = endpoint;
    if (callerId !== null && isOfDesk(access)) await openDesk(callerId, access, request);
    const call = {
      callerId,
      sessionToken,
      deviceToken: readDeviceToken(request, { secure }),
      // No getter: each would be a new shape to V8, kept with its request until all of memory is collected.
      readDevice: () => readDevice(request),
      clientAddress,
      siteOrigin: ownOrigin(request, publicOrigin),
      upload: null,
      ...input,
    };
    const result = await makeCall(callerId, request, response, call);
    if (result === null) return;
    if (!result.ok) throw toProblem(name, result.refusal);
    await send(request, response, endpoint.status, result.value, secure);
  };
}

/** The query with the cursor as it was before it was sealed; one that this site did not seal is none of any list. */
async function openCursor(cursorSeal: CursorSeal, query: Request['query'], callerId: MemberId) {
  const { cursor } = query;
  if (typeof cursor !== 'string') return query;
  return { ...query, cursor: (await cursorSeal.open(cursor, callerId)) ?? '' };
}

type Work = (call: never) => Promise<Result<AnyAnswer, Refusal>>;

type AnyAnswer = Answer<EndpointName> | StreamAnswer | KeptAnswer;

/** Sends what a call was granted, whichever way it goes out. */
async function send(
  request: Request,
  response: Response,
  status: number,
  answer: AnyAnswer,
  secure: boolean,
): Promise<void> {
  if ('stream' in answer) {
    sendStream(request, response, answer.stream);
    return;
  }
  if ('kept' in answer) {
    setHead(response);
    sendEncoded(request, response, answer.kept);
    return;
  }
  const { value, file } = answer;
  const headers = headersOf(answer, request, secure);
  if (file !== undefined) await sendFile(request, response, file, headers);
  else if (value === undefined) sendEmpty(response, status, headers);
  else sendJson(response, status, value, headers);
}

/** What a call takes of its request; what its endpoint does not have is `null`. */
function parseInput(
  endpoint: Endpoint,
  given: { readonly query: unknown; readonly headers: unknown; readonly sent: unknown },
  pathId: string | null,
) {
  const query = endpoint.query ? parse(endpoint.query, given.query) : null;
  const headers = endpoint.headers ? parse(endpoint.headers, given.headers) : null;
  const body = endpoint.body ? parseBody(endpoint.body, given.sent) : null;
  const id = pathId === null ? null : parsePathId(pathId, endpoint.pathId);
  if (pathId !== null && id === null) throw unknownAddress();
  return { id, query, headers, body };
}

/** A caller whose member is gone by now is a visitor. */
function toProblem(name: EndpointName, refusal: Refusal): HttpProblem {
  return refusal.code === 'not_signed_in' ? notSignedIn(name) : refusalProblem(refusal);
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw refusalProblem({ code: 'invalid_input', errors: toFieldErrors(parsed.error) });
}

function parseBody(schema: z.ZodType, body: unknown): unknown {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return parse(schema, body);
  const fault: CommonFault = { rule: 'body_not_an_object' };
  throw refusalProblem({ code: 'invalid_input', errors: [{ path: '', fault }] });
}

function headersOf(
  { sessionToken, deviceToken, next, lastEventId }: Answer<EndpointName>,
  request: Request,
  secure: boolean,
): Headers {
  const headers = [...NOT_STORED];
  if (sessionToken !== undefined) {
    headers.push('Set-Cookie', writeSessionCookie(sessionToken, { secure }));
  }
  if (deviceToken !== undefined) {
    headers.push('Set-Cookie', writeDeviceCookie(deviceToken, { secure }));
  }
  if (lastEventId !== undefined) headers.push('Last-Event-ID', lastEventId);
  if (next?.cursor) headers.push('Link', nextLink(request, next.parameter, next.cursor));
  return headers;
}

/** The address of the next page (RFC 8288): the same query but for the place in the list. */
function nextLink({ originalUrl }: Request, parameter: string, cursor: string): string {
  const { pathname, searchParams } = new URL(originalUrl, 'http://localhost');
  searchParams.set(parameter, cursor);
  return `<${pathname}?${searchParams.toString()}>; rel="next"`;
}
