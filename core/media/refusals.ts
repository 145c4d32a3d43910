import type { TextFault } from '#core/kernel/fault.ts';

/** The refusals about pictures. */
export type PictureRefusal =
  /** It isn't a picture of a kind that can be read, or it's damaged. */
  | { readonly code: 'picture_unreadable' }
  /** It has more pixels than are read, or takes too long. */
  | { readonly code: 'picture_too_large' }
  /** It couldn't be fetched from its site, or that site may not be asked. */
  | { readonly code: 'picture_unreachable' }
  /** The member keeps as many pictures as they can, or as much. */
  | { readonly code: 'no_room_for_picture' };

/** The refusals about voices. */
export type VoiceRefusal =
  /** It isn't a recording of a kind that can be read, or it's damaged. */
  | { readonly code: 'voice_unreadable' }
  /** It's longer than three minutes, or larger than such a recording is. */
  | { readonly code: 'voice_too_long' }
  /** The member keeps as much as they can. */
  | { readonly code: 'no_room_for_voice' };

/** What can be wrong with what is said about a voice. */
export interface VoiceFault {
  readonly rule: 'not_a_waveform';
}

/** What can be wrong with what is said about a picture. */
export type PictureFault =
  | TextFault<'description'>
  | { readonly rule: 'unknown_turn' }
  /** The part of a picture isn't given as a whole, or isn't within it. */
  | { readonly rule: 'not_part_of_picture' };

/** What of pictures a caller may ask for and not find. */
export type PictureSubject = 'picture';
