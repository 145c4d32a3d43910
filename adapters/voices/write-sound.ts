import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import type { SoundPacket } from './opus-packet.ts';

/** What decoders need to know before the sound. */
export type SoundHead =
  | { readonly codec: 'opus'; readonly rate: number; readonly channels: 1 | 2 }
  | {
      readonly codec: 'aac';
      readonly rate: number;
      readonly channels: 1 | 2;
      readonly description: Uint8Array;
    };

/** How many samples an encoder of Opus puts before the sound. */
const PRE_SKIP = 312;

/** The parts of the file that say when it was made: at which byte, behind their names. */
const DATED = ['mvhd', 'tkhd', 'mdhd'];
const DATES = { from: 8, to: 16 };

/** Writes the packets one after another, from the beginning, into a container that says nothing else. */
export async function writeSound(
  head: SoundHead,
  packets: readonly SoundPacket[],
): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new EncodedAudioPacketSource(head.codec);
  output.addAudioTrack(source);
  await output.start();
  const decoderConfig = describe(head);
  let samples = 0;
  for (const packet of packets) {
    const [begin, length] = [samples / head.rate, packet.samples / head.rate];
    await source.add(new EncodedPacket(packet.data, 'key', begin, length), { decoderConfig });
    samples += packet.samples;
  }
  await output.finalize();
  if (target.buffer === null) throw new Error('No file was written.');
  return withoutDates(Buffer.from(target.buffer));
}

function describe(head: SoundHead) {
  const { rate, channels } = head;
  const sound = { numberOfChannels: channels, sampleRate: rate };
  return head.codec === 'opus'
    ? { ...sound, codec: 'opus', description: writeOpusHead(channels, rate) }
    : { ...sound, codec: 'mp4a.40.2', description: head.description };
}

/** RFC 7845, 5.1. */
function writeOpusHead(channels: number, rate: number): Uint8Array {
  const head = Buffer.alloc(19);
  head.write('OpusHead', 'latin1');
  head.writeUInt8(1, 8);
  head.writeUInt8(channels, 9);
  head.writeUInt16LE(PRE_SKIP, 10);
  head.writeUInt32LE(rate, 12);
  return head;
}

/** The same sound is to be the same file, whenever it's made. All that's dated stands before the sound. */
function withoutDates(file: Buffer): Uint8Array {
  const head = file.subarray(0, file.indexOf('mdat', 0, 'latin1'));
  for (const name of DATED) {
    const at = head.indexOf(name, 0, 'latin1');
    file.fill(0, at + DATES.from, at + DATES.to);
  }
  return file;
}
