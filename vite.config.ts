import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

/** The page: React in `ui/`, built into `dist/page`, compressed ahead of time. */
export default defineConfig({
  root: 'ui',
  plugins: [
    react(),
    tailwindcss(),
    compression({ algorithms: ['brotliCompress', 'gzip'], exclude: [/\.(woff2|png|jpg)$/] }),
  ],
  build: {
    outDir: '../dist/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
});
