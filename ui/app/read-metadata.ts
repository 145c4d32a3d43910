/** The content of the metadata of that name; empty where there is none. */
export function readMetadata(document: Document, name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
