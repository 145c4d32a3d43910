/** How long a voice message may be, in seconds. */
export const MAXIMUM_VOICE_SECONDS = 180;

/** How large a recording may be that is sent, in bytes: three minutes of the best that browsers record. */
export const MAXIMUM_VOICE_BYTES = 5_000_000;

/** In how many parts its waveform is drawn, each a byte. */
export const WAVEFORM_PARTS = 64;
