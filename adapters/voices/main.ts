import { readFile } from 'node:fs/promises';
import { answerWork } from '#adapters/answer-work.ts';
import { makeVoice } from './make-voice.ts';
import type { VoiceWork } from './process-voice-maker.ts';

/** The process that makes voices. */
await answerWork(async ({ file }: VoiceWork) => makeVoice(await readFile(file)));
