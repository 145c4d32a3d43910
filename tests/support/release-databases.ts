import { afterAll } from 'vitest';
import { releaseUnused } from './postgres-databases.ts';

afterAll(releaseUnused);
