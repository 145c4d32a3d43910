import { defineConfig } from 'vite';

/**
 * The server: one file that production runs, beside the packages it depends on. Of zod the file holds
 * the parts in use, which saves a tenth of the memory; the rest is messages in fifty languages.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: ['zod'] },
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
});
