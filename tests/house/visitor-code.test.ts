import { join, relative } from 'node:path';
import { build, loadConfigFromFile, type Plugin, type Rolldown } from 'vite';
import { beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** The packages that the landing page is made of. */
const PACKAGES = [
  '@radix-ui/react-compose-refs',
  '@radix-ui/react-slot',
  // Only its context: what it hands to members' screens is loaded with their session.
  '@tanstack/react-query',
  'lucide-react',
  'react',
  'react-dom',
  'react-router',
  'scheduler',
  'zustand',
];

/** What is written for those who are signed in. */
const MEMBER_CODE = [
  /^ui\/features\/(?!home\/)/,
  /^ui\/parts\/(connections|messaging)\//,
  /^ui\/api\/(discovery|form-resolver|query-client|query-keys)\.ts$/,
  /^ui\/app\/(avatar-menu|live-updates|member-corner|member-parts|messages-link|unread-link)/,
  /^ui\/live\//,
  /^ui\/session\/(leaving-store|member-session|unsent-messages-store)\.ts$/,
  /^core\/(.*\/schemas|contract)\.ts$/,
];

let chunks: Rolldown.OutputChunk[];

/** What has no say in which module is where, and takes most of the time. */
const BESIDE_MODULES = /^(@tailwindcss|vite-plugin-compression)/;

beforeAll(async () => {
  const place = join(ROOT, 'vite.config.ts');
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, place);
  const { config } = loaded!;
  const plugins = config.plugins!.flat(Infinity as 1) as Plugin[];
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    plugins: plugins.filter(({ name }) => !BESIDE_MODULES.test(name)),
    build: { ...config.build, write: false, minify: false, cssMinify: false },
  })) as Rolldown.RolldownOutput;
  chunks = output.filter((file) => file.type === 'chunk');
});

/** What is run with this module: its chunk, the page's entry, and all that they import statically. */
function modulesWith(module: string): string[] {
  const reached = new Map<string, string[]>();
  const reach = (name: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (chunk === undefined || reached.has(name)) return;
    reached.set(name, chunk.moduleIds);
    chunk.imports.forEach(reach);
  };
  chunks
    .filter(({ isEntry, moduleIds }) => isEntry || moduleIds.includes(join(ROOT, module)))
    .forEach(({ fileName }) => {
      reach(fileName);
    });
  return [...reached.values()].flat().map((id) => relative(ROOT, id));
}

test('the landing page is made of few packages', () => {
  const packages = modulesWith('ui/features/home/home-screen.tsx').flatMap(
    (id) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? [],
  );
  expect([...new Set(packages)].toSorted()).toEqual(PACKAGES);
});

test.each(['ui/features/home/home-screen.tsx', 'ui/app/mobile-menu-sheet.tsx'])(
  '%s brings visitors nothing that is written for members',
  (module) => {
    const modules = modulesWith(module);
    expect(modules).toContain(module);
    expect(modules.filter((id) => MEMBER_CODE.some((code) => code.test(id)))).toEqual([]);
  },
);
