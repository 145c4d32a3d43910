import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The nearest folder from here upward with a `package.json`: the same for sources and for the build. */
export function findProjectRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error("The server isn't inside its project folder.");
  return findProjectRoot(parent);
}

/** What the package of the project in that folder says of it. */
export function readPackage(root: string): {
  readonly version: string;
  readonly engines: { readonly node: string };
} {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as ReturnType<
    typeof readPackage
  >;
}
