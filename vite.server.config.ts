import { defineConfig } from 'vite';

/**
 * The server and the commands that move its storage and look after its members: what production runs, beside the packages that
 * they depend on. Of zod they hold the parts in use, which saves a tenth of the memory; the rest is
 * messages in fifty languages. What sends traces is among them, too, in a file of its own that is loaded only where it's asked
 * for: as packages it would be 28 MB.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: ['zod', /^@opentelemetry\//] },
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
