import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { THEME_SCRIPT } from '#core/site/domain/theme-script.ts';
import { markdown } from './server/build/markdown.ts';
import { withoutDescriptions } from './server/build/without-descriptions.ts';

/** Puts the reader's colours on the document before it is painted. */
const themeScript: Plugin = {
  name: 'theme-script',
  transformIndexHtml: () => [{ tag: 'script', children: THEME_SCRIPT, injectTo: 'head-prepend' }],
};

/**
 * What the first paint needs comes first: the styles, and the fonts, which browsers would otherwise
 * find only in them. The scripts make alive what is painted already, so they give way.
 */
const loadingOrder: Plugin = {
  name: 'loading-order',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const styles = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
      const fonts = Object.keys(bundle)
        .filter((file) => /-latin-wght-normal-[^/]*\.woff2$/.test(file))
        .map(
          (file) => `<link rel="preload" as="font" href="/${file}" type="font/woff2" crossorigin>`,
        );
      return styles
        .reduce((rest, style) => rest.replace(style, ''), html)
        .replace('<!--head-->', ['<!--head-->', ...styles, ...fonts].join('\n    '))
        .replaceAll(
          /<(?:link rel="modulepreload"|script type="module")/g,
          '$& fetchpriority="low"',
        );
    },
  },
};

const FRAMEWORK =
  /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|zustand)[\\/]/;

/** The package names only its build for development, whose warnings visitors would load for nothing. */
const ROUTER = join(import.meta.dirname, 'node_modules/react-router/dist/production');
const PRODUCTION_ROUTER = [
  { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
];

/**
 * Screens that share much, with all that they need: first what visitors come to, at last what only members see. A file
 * takes what those before it have left, so visitors load nothing of those after it.
 */
const TOGETHER = [
  ['landing', /home-screen/],
  ['menu', /mobile-menu-sheet/],
  ['reading', /(resources|guide|information|not-found)-screen/],
  ['entering', /(login|register|letter|new-password)-screen/],
  ['explore', /(explore|sample-profile)-screen/],
  ['member', /member-(session|parts)\.|start-live-updates|core[\\/]contract/],
  ['screens', /(dashboard|messages|advanced-search|connections|member-profile)-screen/],
] as const;

/**
 * What the page begins with comes as two files: the framework, which changes seldom and is kept by browsers, and the
 * rest. Few files follow: a slow phone waits half a second for every six of them, whatever they weigh. What no screen
 * above needs comes with the `import()` that asks for it.
 */
const CHUNKS = [
  { name: 'framework', test: FRAMEWORK, tags: ['$initial' as const] },
  { name: 'page', tags: ['$initial' as const] },
  ...TOGETHER.map(([name, test]) => ({ name, test })),
  { name: 'parts', minShareCount: 2, includeDependenciesRecursively: false },
];

/** What every page has loaded before anything else, so that nothing has to name it again. */
const LOADED_FIRST = /(framework|rolldown-runtime)-[^/]*\.js$/;

/** The page: React in `ui/`, built into `dist/page`, compressed ahead of time. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: 'ui',
  resolve: { alias: command === 'build' ? PRODUCTION_ROUTER : [] },
  plugins: [
    markdown(),
    withoutDescriptions(),
    react(),
    tailwindcss(),
    themeScript,
    loadingOrder,
    !isSsrBuild &&
      compression({
        algorithms: ['brotliCompress', 'gzip'],
        exclude: [/\.(html|woff2|png|jpg|ico)$/],
      }),
  ],
  build: {
    outDir: '../dist/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: 'manifest.json',
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html'
          ? dependencies
          : dependencies.filter((name) => !LOADED_FIRST.test(name)),
    },
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          codeSplitting: { groups: CHUNKS },
          // The landing page names every chunk: seven characters tell their versions apart as well as eight.
          chunkFileNames: 'assets/[name]-[hash:7].js',
        },
      },
    }),
  },
}));
