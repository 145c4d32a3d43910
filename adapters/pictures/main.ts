import { readFile } from 'node:fs/promises';
import { answerWork } from '#adapters/answer-work.ts';
import { makePicture } from './make-picture.ts';
import type { PictureWork } from './picture-work.ts';

/** The process that makes pictures. */
await answerWork(async ({ file, crop }: PictureWork) => makePicture(await readFile(file), crop));
