import { defineConfig } from 'vite';

/**
 * The server and the command that moves its storage: what production runs, beside the packages that
 * both depend on. Of zod they hold the parts in use, which saves a tenth of the memory; the rest is
 * messages in fifty languages.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: ['zod'] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'server/main.ts', storage: 'server/commands/storage/main.ts' },
      output: { entryFileNames: '[name].js' },
    },
  },
});
