import { z } from 'zod';
import { parseIdempotencyKey } from '#core/kernel/idempotency-key.ts';
import { parsePictureId } from '#core/kernel/ids.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { writeFault } from '#core/kernel/schemas/faults.ts';
import {
  optionalText,
  parsed,
  pictureIdSchema,
  text,
  timeSchema,
} from '#core/kernel/schemas/fields.ts';
import { partOf, TURNS } from '#core/media/domain/crop.ts';
import { checkDescription } from '#core/media/domain/picture-description.ts';
import { MAXIMUM_UPLOAD_BYTES, PICTURE_ROOM } from '#core/media/domain/picture-room.ts';
import type { Crop } from '#core/media/domain/picture-sizes.ts';
import type { PictureFault } from '#core/media/refusals.ts';
import { checkPictureAddress } from '#core/members/domain/field-rules.ts';
import { pictureCalls } from './calls.ts';

/** A picture that the caller keeps here. */
const pictureSchema = z
  .object({
    id: pictureIdSchema,
    address: z.string().meta({
      description: 'For a profile, as it is. It says how large the picture is and has a preview.',
    }),
    width: z.int().positive(),
    height: z.int().positive(),
    description: z.string().nullable(),
    createdAt: timeSchema,
  })
  .meta({ id: 'Picture' });

/** A picture as the server sends it to the member who keeps it. */
export type WirePicture = z.output<typeof pictureSchema>;

const keptSchema = z.object({ picture: pictureSchema }).meta({ id: 'KeptPicture' });

const NOT_A_PART = writeFault<PictureFault>({ rule: 'not_part_of_picture' });

const shareSchema = z
  .string(NOT_A_PART)
  .regex(/^(0|1|0?\.\d{1,18}|1\.0{1,18})$/, NOT_A_PART)
  .transform(Number)
  .exactOptional()
  .meta({ description: 'A share of the upright picture, from 0 to 1. All four or none.' });

/** How much of the picture is kept, and which way is up. */
export const cropSchema = z
  .object({
    turn: z
      .enum(
        TURNS.map(String) as `${Crop['turn']}`[],
        writeFault<PictureFault>({ rule: 'unknown_turn' }),
      )
      .transform((turn) => Number(turn) as Crop['turn'])
      .default(0)
      .meta({ description: 'By how many degrees it is turned clockwise, before all else.' }),
    left: shareSchema,
    top: shareSchema,
    width: shareSchema,
    height: shareSchema,
  })
  .transform(({ turn, ...sides }, context): Crop => {
    const part = partOf(sides);
    if (part !== undefined) return { turn, part };
    context.addIssue({ code: 'custom', message: NOT_A_PART, path: ['width'] });
    return z.NEVER;
  });

/** Under which key a member sends a file, if under any. */
export const uploadHeadersSchema = z.object({
  'idempotency-key': parsed(z.string(), parseIdempotencyKey).exactOptional().meta({
    description: 'Sending a file again under its key answers what was made of it first.',
  }),
});

const fetchedSchema = z
  .object({ address: text(checkPictureAddress('photo')) })
  .meta({ id: 'PictureElsewhere' });

const describedSchema = z
  .object({ description: optionalText(checkDescription) })
  .meta({ id: 'PictureDescription' });

/** The calls about pictures, with what they take, answer and refuse. */
export const pictureEndpoints = {
  keepPicture: {
    ...pictureCalls.keepPicture,
    summary:
      'Keep a picture here: the site makes it new, and keeps nothing else that was in the file',
    query: cropSchema,
    headers: uploadHeadersSchema,
    upload: { maximumBytes: MAXIMUM_UPLOAD_BYTES },
    response: keptSchema,
    refuses: [
      'picture_unreadable',
      'picture_too_large',
      'no_room_for_picture',
      'too_many_requests',
    ],
  },
  fetchPicture: {
    ...pictureCalls.fetchPicture,
    summary: 'Fetch a picture that your profile shows from another site, once, and keep it here',
    body: fetchedSchema,
    response: keptSchema,
    refuses: [
      'not_found',
      'picture_unreachable',
      'picture_unreadable',
      'picture_too_large',
      'no_room_for_picture',
      'too_many_requests',
    ],
  },
  listPictures: {
    ...pictureCalls.listPictures,
    summary: 'List the pictures that you keep here, the newest first, and how much room there is',
    response: z
      .object({
        pictures: z.array(pictureSchema).max(PICTURE_ROOM.pictures),
        bytesUsed: z.int().nonnegative(),
        bytesAllowed: z.int().nonnegative(),
      })
      .meta({ id: 'Pictures' }),
    refuses: [],
  },
  describePicture: {
    ...pictureCalls.describePicture,
    pathId: parsePictureId,
    summary: 'Say what a picture of yours shows',
    body: describedSchema,
    response: keptSchema,
    refuses: ['not_found'],
  },
  removePicture: {
    ...pictureCalls.removePicture,
    pathId: parsePictureId,
    summary: 'Remove a picture of yours, also from your profile',
    response: z.undefined(),
    refuses: ['not_found'],
  },
} as const satisfies Record<keyof typeof pictureCalls, Endpoint>;
