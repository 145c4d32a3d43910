/** What names files of members, each of which knows how many bytes its files have. */
interface CountedFiles {
  readonly countBytes: () => Promise<number>;
}

/** How many bytes all files of members have, by the records that name them. */
export async function countFileBytes(storage: {
  readonly pictures: CountedFiles;
  readonly attachments: CountedFiles;
}): Promise<number> {
  const [pictures, attachments] = await Promise.all([
    storage.pictures.countBytes(),
    storage.attachments.countBytes(),
  ]);
  return pictures + attachments;
}
