import {
  BufferSource,
  EncodedPacketSink,
  Input,
  MP4,
  OGG,
  WEBM,
  type InputAudioTrack,
} from 'mediabunny';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { MAXIMUM_VOICE_SECONDS } from '#core/media/domain/voice-limits.ts';
import type { MadeVoice, UnusableVoice } from '#core/media/ports/voice-maker.ts';
import { cleanAacPacket, readAacHead } from './aac-packet.ts';
import { cleanOpusPacket, type SoundPacket } from './opus-packet.ts';
import { writeSound, type SoundHead } from './write-sound.ts';

/** By how much a recorder may be late to stop, in seconds. */
const LATE = 1;

/** The shortest that there is, in seconds. */
const SHORTEST = 0.1;

/** Samples a second of Opus, whatever was recorded. */
const OPUS_RATE = 48_000;

/** What of a track is kept, and how each of its packets is made clean. */
interface Reading {
  readonly head: SoundHead;
  readonly clean: (data: Uint8Array) => SoundPacket | null;
}

/** Makes a voice new of what was sent: of the packets of its only track, and how long they are. */
export async function makeVoice(sent: Uint8Array): Promise<Result<MadeVoice, UnusableVoice>> {
  const input = new Input({ source: new BufferSource(sent), formats: [WEBM, MP4, OGG] });
  try {
    const tracks = await input.getTracks();
    const [track] = tracks;
    if (track === undefined || tracks.length > 1 || !track.isAudioTrack()) return unreadable();
    const reading = await readHead(track);
    if (reading === null) return unreadable();
    return await makeOfPackets(track, reading, sent.length);
  } catch {
    // The library throws at what it can't read.
    return unreadable();
  } finally {
    input.dispose();
  }
}

function unreadable(): Result<never, UnusableVoice> {
  return refused('unreadable');
}

async function readHead(track: InputAudioTrack): Promise<Reading | null> {
  const config = await track.getDecoderConfig();
  if (config === null) return null;
  if ((await track.getCodec()) === 'opus') {
    const channels = config.numberOfChannels;
    if (channels !== 1 && channels !== 2) return null;
    return { head: { codec: 'opus', rate: OPUS_RATE, channels }, clean: cleanOpusPacket };
  }
  const description: unknown = config.description;
  if ((await track.getCodec()) !== 'aac' || !(description instanceof Uint8Array)) return null;
  const head = readAacHead(description);
  if (head === null) return null;
  return {
    head: { codec: 'aac', ...head },
    clean: (data) => cleanAacPacket(data, head.channels),
  };
}

/** What's read is no more than what was sent, though the head may name one part of it many times. */
async function makeOfPackets(
  track: InputAudioTrack,
  { head, clean }: Reading,
  mostBytes: number,
): Promise<Result<MadeVoice, UnusableVoice>> {
  const packets: SoundPacket[] = [];
  let samples = 0;
  let bytes = 0;
  for await (const { data } of new EncodedPacketSink(track).packets()) {
    const packet = clean(data);
    bytes += data.length;
    if (packet === null || bytes > mostBytes) return unreadable();
    packets.push(packet);
    samples += packet.samples;
    if (samples > (MAXIMUM_VOICE_SECONDS + LATE) * head.rate) return refused('too_long');
  }
  const seconds = Math.round((samples / head.rate) * 10) / 10;
  if (seconds < SHORTEST) return unreadable();
  const file = await writeSound(head, packets);
  return granted({ file, seconds: Math.min(seconds, MAXIMUM_VOICE_SECONDS) });
}
