import type { Request, RequestHandler, Response } from 'express';
import type { ResolveSession } from '#core/accounts/use-cases/resolve-session.ts';
import { parseReportId, type MemberId, type ReportId } from '#core/kernel/ids.ts';
import { parsePictureKey, PICTURE_PATH } from '#core/media/domain/picture-address.ts';
import { PICTURE_SIZES, type PictureFormat } from '#core/media/domain/picture-sizes.ts';
import type { OpenFile, OpenedFile } from '#core/media/use-cases/open-file.ts';
import type { OpenPicture } from '#core/media/use-cases/open-picture.ts';
import type { OpenAttachment } from '#core/messaging/attachments/use-cases/open-attachment.ts';
import type { AdmitToDesk } from '#core/moderation/desk/use-cases/admit-to-desk.ts';
import type { OpenEvidence } from '#core/moderation/desk/use-cases/open-evidence.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import type { ReadInTurn } from '#server/limits/reads-in-turn.ts';
import type { NoteDeskOpened } from '#core/accounts/security-log/use-cases/note-desk-opened.ts';
import type { Device } from '#core/accounts/domain/device.ts';
import { isSecure } from './cookie-name.ts';
import { answerOtherMethod } from './other-methods.ts';
import { unknownAddress } from './problem.ts';
import { readDevice } from './read-device.ts';
import { readSessionToken } from './session-cookie.ts';

/** What answering with pictures and voices takes. */
export interface MediaFileDependencies {
  readonly openPicture: OpenPicture;
  readonly openAttachment: OpenAttachment;
  readonly openEvidence: OpenEvidence;
  readonly admitToDesk: AdmitToDesk;
  readonly noteDeskOpened: NoteDeskOpened;
  readonly openFile: OpenFile;
  readonly resolveSession: ResolveSession;
  /** Turns of their own, so that no call waits for pictures. */
  readonly openInTurn: ReadInTurn;
  readonly readLimits: RateLimits;
  readonly publicOrigin: string | null;
}

const ADDRESS = new RegExp(`^${PICTURE_PATH}([^/]+)(?:/(${PICTURE_SIZES.join('|')}|voice))?$`);

/** What every voice is, whatever was recorded. */
const VOICE_TYPE = 'audio/mp4';

/** How long a browser shows a picture without asking again: a removal or a block works within that time. */
const KEPT = 'private, max-age=60';

/** Nothing of this site's pages is in a file, and nothing in it may do anything, wherever it is opened. */
const POLICY = "default-src 'none'; sandbox";

/**
 * Answers with pictures and voices, to those who may see them. All others hear that there is nothing at the address, whoever
 * they are and whatever is there.
 */
export function createMediaFiles(deps: MediaFileDependencies): RequestHandler {
  const transport = { secure: isSecure(deps.publicOrigin) };

  async function findViewer(request: Request): Promise<MemberId> {
    const token = readSessionToken(request, transport);
    const viewer = token === null ? null : await deps.resolveSession(token);
    if (viewer === null || viewer.mustChoosePassword) throw unknownAddress();
    return viewer.memberId;
  }

  return async (request, response, next) => {
    const { path, method } = request;
    if (!path.startsWith(PICTURE_PATH)) {
      next();
      return;
    }
    // Addresses of pictures are in no log.
    response.locals.route = `${PICTURE_PATH}:key/:size`;
    if (method !== 'GET' && method !== 'HEAD') {
      answerOtherMethod(request, response, ['GET']);
      return;
    }
    const [, given = '', asked] = ADDRESS.exec(path) ?? [];
    const key = parsePictureKey(given);
    if (!key.ok) throw unknownAddress();
    const viewerId = await findViewer(request);
    response.locals.callerId = viewerId;
    await deps.readLimits.take('picturesByMember', String(viewerId));
    const size = PICTURE_SIZES.find((one) => String(one) === asked) ?? 960;
    const format: PictureFormat = takesWebp(request) ? 'webp' : 'jpeg';
    const report = parseReportId(Number(request.query['report']));
    const reportId = report.ok ? report.value : null;
    const known = knownName(request);
    const isVoice = asked === 'voice';
    const device = readDevice(request);
    const wanted = { viewerId, key: key.value, size, format, known, reportId, isVoice, device };
    const opened = await deps.openInTurn(viewerId, response, () => open(deps, wanted));
    if (opened === null) return;
    if (!opened.ok) throw unknownAddress();
    send(request, response, isVoice ? VOICE_TYPE : `image/${format}`, opened.value);
  };
}

/** A file that a member wants to see, of a report where they say so. */
interface Wanted extends FileWanted {
  readonly reportId: ReportId | null;
  /** Whether it's a voice, and not a picture. */
  readonly isVoice: boolean;
  readonly device: Device;
}

type FileWanted = Parameters<OpenPicture>[0];

/** Opens a picture of a profile, or what's in a message or in the evidence of a report. */
async function open(
  deps: MediaFileDependencies,
  { reportId, isVoice, device, ...wanted }: Wanted,
): ReturnType<OpenFile> {
  const shown = reportId === null && !isVoice ? await deps.openPicture(wanted) : null;
  if (shown?.ok) return shown;
  const attached =
    reportId === null
      ? await deps.openAttachment(wanted)
      : await openEvidence(deps, { ...wanted, reportId, device });
  if (!attached?.ok || (attached.value.kind === 'voice') !== isVoice) throw unknownAddress();
  const content = attached.value;
  switch (content.kind) {
    case 'picture':
      return deps.openFile(content.files[wanted.size][wanted.format], wanted.known);
    case 'voice':
      return deps.openFile(content.file, wanted.known);
    default:
      return unreachable(content);
  }
}

/** What moderators alone see, once they are at the desk, which is noted; `null` to all others. */
async function openEvidence(
  deps: MediaFileDependencies,
  { device, ...wanted }: Parameters<OpenEvidence>[0] & Pick<Wanted, 'device'>,
): Promise<Awaited<ReturnType<OpenEvidence>> | null> {
  const admitted = await deps.admitToDesk(wanted.viewerId, 'moderator');
  if (!admitted.ok) return null;
  await deps.noteDeskOpened(wanted.viewerId, device);
  return deps.openEvidence(wanted);
}

function takesWebp(request: Request): boolean {
  return /(?:^|[\s,])image\/webp(?:$|[\s,;])/i.test(request.get('Accept') ?? '');
}

/** The name of the file that the browser has: it is in the ETag. */
function knownName(request: Request): string | null {
  return /"([\da-f]{64})"/.exec(request.get('If-None-Match') ?? '')?.[1] ?? null;
}

function send(
  { method }: Request,
  response: Response,
  type: string,
  { name, bytes }: OpenedFile,
): void {
  const head = [
    ...withPolicy(response.locals.head),
    ...['Cache-Control', KEPT, 'ETag', `"${name}"`, 'Vary', 'Accept'],
  ];
  if (bytes === null) {
    response.writeHead(304, head).end();
    return;
  }
  const length = String(bytes.byteLength);
  response.writeHead(200, [...head, 'Content-Type', type, 'Content-Length', length]);
  response.end(method === 'HEAD' ? undefined : bytes);
}

/** The headers of every answer, names and values in turn, with the policy of pictures in the place of that of pages. */
function withPolicy(head: readonly string[]): string[] {
  return head.map((value, place) =>
    head[place - 1]?.toLowerCase() === 'content-security-policy' ? POLICY : value,
  );
}
