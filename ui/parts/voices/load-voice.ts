/** Fetches the sound of a voice message from its address on this site. */
export async function loadVoice(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The voice message answers ${response.status}.`);
  return response.blob();
}
