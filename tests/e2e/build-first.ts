import { execFileSync } from 'node:child_process';

/** Builds the page and the server when they are older than their sources, as `npm start` does. */
export default function buildFirst(): void {
  execFileSync('npm', ['run', '--silent', 'prestart'], { stdio: 'inherit' });
}
