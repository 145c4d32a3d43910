import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  Input,
  MP4,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
  type OutputFormat,
} from 'mediabunny';
import { CANARY } from './sent-pictures.ts';

/** 0.66 seconds that Chromium recorded of its pretended microphone, in packets of 60 milliseconds. */
export const CHROMIUM = Buffer.from(
  [
    'GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQRChYECGFOAZwEAAAAAAAPWEU2bdLlNu4tTq4QVSalmU6yBbk27i1OrhBZU',
    'rmtTrIGTTbuLU6uEH0O2dVOsgddNu4xTq4QcU7trU6yCA8TsrgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    'AAAAAAAAAAAVSalmoCrXsYMPQkBEiYREFgAATYCGQ2hyb21lV0GGQ2hyb21lFlSua7+uvdeBAXPFh1WrtPRyFdiDgQKGhkFfT1BV',
    'U2Oik09wdXNIZWFkAQEAAIC7AAAAAADhjbWERzuAAJ+BAWJkgSAfQ7Z1AQAAAAAAAuHngQCjjIEAAID7A//+//7//qOMgQA8gPsD',
    '//7//v/+o4yBAHiA+wP//v/+//6jjIEAtID7A//+//7//qOMgQDwgPsD//7//v/+o4yBASyA+wP//v/+//6jjIEBaID7A//+//7/',
    '/qOMgQGkgPsD//7//v/+o0DhgQHggHuDYE2Ctg87TA1mVWgW8Eh/SWqTw4cOvBT1Jr5prcfwjHCTNvj3htVG9Bor+Jq2x2nPa0KO',
    'UIrKCuYb7428M1H5i5jVBWN/9uy5nTjR4Aqcl5dau9SI4MKReggPpcu5CLPBSeq8GQJZHVjAohX0KJU5bsek3Fkr+LkdjQISA0tc',
    '2XWeKvqWIcHBokwfuUiBxe7q+ZV0fSsU4hN71hm3CWEPc2DfmnBIDljXeoHLGvj9crhMAG9Xg7PYaq/i0fF91yJ7roHKZonYfZ+m',
    '6+3I8OTLGr1kCaamEQAYfkomo0DagQIcgHuDR0yh94CeIBUOqK+yWpTxnkYa7MDwyjlSsT0d5v0DMMloJNYnMkQFeuF+LWOvt7L8',
    'gpoPwfrVTeMtJU6v/BADfsKEiI0goAlYvIBNkOvjZMTH7AyUh9F8l//JlF7YGpcWaiet1RiqaGbdTFNL5+AZF+w51qrGCkMCAMBE',
    'aWUwx4dVUN0cVeKKLI0aIDfRaM6YJM1RmNyAM8oGvFr5bhy/jRxq+ncUZqIHl7g+OzqN97lI9TRg+KD2AE5lVhsJ37S2nW81KdOj',
    'vlbUVjekKyPmKJ8KqNajQKqBAliAe4M5OQE39jlDrA6ESkWMZKTdmNvcF5czWTgSXKSZPkiPeRKuUOC/FHUgGLmWM0GTuHP67U9a',
    '42Uv3dcYbAC/O8ZrTRa7Q3diGSyz05gkdI9VjOxTDdUBhCzSHCCN0iGPCGBN1OaMfvYKpNcAnElUg1U/jnGMAgw2kf8AFMaJP3IK',
    'xLWkzxfAtZCcTfS9iiVzZafiXJwdIj5xiO2PlChZnE6xfmURSBxTu2uNu4uzgQC3hveBAfGB1w==',
  ].join(''),
  'base64',
);

/** Half a second that FFmpeg's encoder of AAC made, which writes its name into the first packet. */
export const AAC = Buffer.from(
  [
    'AAAAGGZ0eXBpc29tAAACAGlzb21tcDQxAAACjW1vb3YAAABsbXZoZAAAAADnLkEl5y5BJQAA4QAAAHzNAAEAAAEAAAAAAAAAAAAA',
    'AAABAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIAAAIZdHJhawAA',
    'AFx0a2hkAAAAA+cuQSXnLkElAAAAAQAAAAAAAHzNAAAAAAAAAAAAAAABAQAAAAABAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAA',
    'AAAAQAAAAAAAAAAAAAAAAAABtW1kaWEAAAAgbWRoZAAAAADnLkEl5y5BJQAAXcAAADQAVcQAAAAAADdoZGxyAAAAAG1obHJzb3Vu',
    'AAAAAAAAAAAAAAAATWVkaWFidW5ueVNvdW5kSGFuZGxlcgAAAAFWbWluZgAAABBzbWhkAAAAAAAAAAAAAAAkZGluZgAAABxkcmVm',
    'AAAAAAAAAAEAAAAMdXJsIAAAAAEAAAEac3RibAAAAHJzdHNkAAAAAAAAAAEAAABibXA0YQAAAAAAAAABAAAAAAAAAAAAAQAQAAAA',
    'AF3AAAAAAAAqZXNkcwAAAAADHAABAAQUQBUAAAAAAC8gAABU9gUFEwhW5QAGAQIAAAAUYnRydAAAAAAAAC8gAABU9gAAABhzdHRz',
    'AAAAAAAAAAEAAAANAAAEAAAAAChzdHNjAAAAAAAAAAIAAAABAAAADAAAAAEAAAACAAAAAQAAAAEAAABIc3RzegAAAAAAAAAAAAAA',
    'DQAAALwAAADMAAAAWwAAAGQAAABoAAAAYgAAAHcAAABjAAAAYgAAAGMAAABiAAAAZAAAAG4AAAAYc3RjbwAAAAAAAAACAAACrQAA',
    'CCMAAAXsbWRhdN4CAExhdmM2Mi4yMy4xMDMAAgCpW+EovRCHRnvfjl67cfr5kuZc31vW5ESS4871JBxfhcI4wpy2O1M0LDnd+f+Y',
    '/9eJ+d4ng4CYwXl2A6LMAsocT/B4/B+T/J7PwtEwYhbGYKY/hiTKeX8/d+3VzzqoVG0qMRggY2226uedzDDDDAAOG2222WsQAADE',
    'YeHrEAAAqMPD1uAACrQ8PdwAw7xh7uIMO8Ye7iDDDjw9biABh4w9biGf/EXz/oS4ARaa2spzssj7ZHFrKev/6X/t8da1cds1f9v/',
    '7X/t8da1etXrX/0//uf+31xxetavV/+n/9n/y+ONXervWhTX8VS5jhwJCTky2HlpBx+mkFGCEbtl2y7ZverePVs3j+Wz3XP5fy91',
    'w/l/LZ/PeH8v5er+fu3g/l/L+XqcsnBepPErXgjAjeey7Z7mz3Nny5gKKPl8gNdHy+QH0o+Xy+QA+muj5fL5AD6fSj5fL5TgAfTX',
    'RREaiI2yDAwMDAwMDAwMDAwMDAwMDAwMDA3AASr0i+PTuZ3jv3/P6fz7ffzNauXLuLuS5LjktJLGeE7/xmddWxv4DY9/chkzNjP7',
    'wh/4bDvvCD/DYT7kD/Bg77wgfFoGhoD4zAaNAPWYD3hAf4AZ9AGT4AaaHAECMwvj0iq3mb8f/3P4/7//lfGrtJJckkkkkcqQHnnn',
    'n9Z0nYXr+v1P+p/1P+p+qeeeeeeeeeedU88888888888888888888888888888888888888888888888888888888/ABCjST49OV',
    'WZm//7n8f6f/rfF3aSSSSSSSRzJJIAkJCQkJSpaUZ5UM00xyY5McmCZppppppppppppppppppppppppppppppppgmaaaYJOTTTBI',
    'TNNNMEhJyaaYJCQk5NNMEhISEnJpuAEAM4vj0rMzeZ4//u/x/5//jfGru0kkkkkkkcySDneeeeeeOlUbzzzzzzzzzzzzzzzzzzzz',
    'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz3AQg0k+PSkIyszH/93+n+n/6zjV3Ikkkkkkkc8idW',
    'AYGBkUsstGAyvGWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWKKKKKKK',
    'KKJAiiiiiiiiiiiii4ABBDQL49MrMzN+P/7n8f+v/3vi9S0kkkkkkkc8kQfKeeeeedJ2XTzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz',
    'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz8ABBjSL49OrKzMr/+3/b/T/9Zxq7lpIkkkkkdEkiD6fSiiiigyK',
    'CXRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRwEGNIvj06srN54//ufx',
    '/7//fWtXdySSIkkkjnkiQfR5555546VKeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeY8888888888888888888888888888',
    '888888888889wAEENIvj07KzMyv/7f9v8f/wnGru5JJFlpJHRIkg+UUUUUURLiMiKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK',
    'KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKLgAUI0k+PTiqrN/x+3/fzxdySIiJCIeAgKJZg+YriB9mWTbB+oPgR0iLZg',
    '+IHwUaTB8wPERpKLbB+oPgR0mGzFcRGkolmD5gfAjpEWzFcRGkolmD9QfBHSItmD4iOCiWYPmB8EfAFUNIvl0oqmZ3HHFy5ERIiI',
    'hHeIM+R1+Cbnh+G9GR3LBzN6HM77s3PDm0ZM78EzcOZrI7lg5m9Dmd/dNzw5msjr8HM3ozZ33ZueHNoyO5YOZvRmz5N03PDm0ZHX',
    '4OZvRmzvuzQQ5tGR1+Dmb0Zu',
  ].join(''),
  'base64',
);

const FORMATS: Readonly<Record<string, () => OutputFormat>> = {
  webm: () => new WebMOutputFormat(),
  mp4: () => new Mp4OutputFormat(),
  ogg: () => new OggOutputFormat(),
};

/** A recording of each kind that browsers make, with all that can be said about it there. */
export async function recordOfEachKind(): Promise<Readonly<Record<string, Buffer>>> {
  const tagged = Object.entries(FORMATS).map(async ([name, open]) => {
    return [name, await rewrite(CHROMIUM, { format: open(), times: 1 })] as const;
  });
  const aac = await rewrite(AAC, { format: new Mp4OutputFormat(), times: 1 });
  return { chromium: CHROMIUM, aac, ...Object.fromEntries(await Promise.all(tagged)) };
}

/** A recording again, so many times one after another, with whatever can be said about it. */
export async function rewrite(
  recording: Buffer,
  { format, times }: { readonly format: OutputFormat; readonly times: number },
): Promise<Buffer> {
  const input = new Input({ source: new BufferSource(recording), formats: [WEBM, MP4] });
  const track = await input.getPrimaryAudioTrack();
  const decoderConfig = await track?.getDecoderConfig();
  const codec = await track?.getCodec();
  if (!track || !decoderConfig || !codec) throw new Error('There is no sound.');
  const packets: EncodedPacket[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source, { name: CANARY });
  output.setMetadataTags({
    title: CANARY,
    comment: CANARY,
    artist: CANARY,
    date: new Date('2026-11-26T12:00:00Z'),
    raw: { '\u00a9xyz': CANARY, LOCATION: CANARY },
  });
  await output.start();
  let at = 0;
  for (let time = 0; time < times; time += 1) {
    for (const { data } of packets) {
      const length = codec === 'opus' ? 0.06 : 1024 / decoderConfig.sampleRate;
      await source.add(new EncodedPacket(data, 'key', at, length), { decoderConfig });
      at += length;
    }
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}
