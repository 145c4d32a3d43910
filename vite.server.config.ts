import { defineConfig } from 'vite';

/**
 * The server and the commands that move its storage and look after its members: what production runs, beside the packages that
 * they depend on. Of zod they hold the parts in use, which saves a tenth of the memory; the rest is
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
      input: {
        doctor: 'server/commands/doctor/main.ts',
        main: 'server/main.ts',
        members: 'server/commands/members/main.ts',
        storage: 'server/commands/storage/main.ts',
      },
      output: { entryFileNames: '[name].js' },
    },
  },
});
