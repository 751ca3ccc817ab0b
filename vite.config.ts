import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { markdownContent } from './scripts/build/markdown-content.ts';

const server = `http://127.0.0.1:${process.env.SERVER_PORT ?? 3000}`;

export default defineConfig({
  plugins: [tailwindcss(), markdownContent({ root: import.meta.dirname }), reactRouter()],
  publicDir: 'src/web/public',
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '^/api/(?!docs$)': server, '/healthz': server },
  },
  // Found at the start, or the first visit of each page reloads while a dependency is being prepared.
  optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}', '!src/web/**/*.test.*'] },
  // Inlined assets would need data: in the content security policy.
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // In one file they pack 4 KB smaller than in the four they would be split into, and every page needs them all.
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            // What root.tsx draws with, and whatever that needs, for the same reason.
            {
              name: 'shell',
              test: /src\/web\/(features\/accounts\/session|lib\/page-meta|ui\/toast|pages\/(loading-screens|errors\/\S+-screen))\.tsx?$/,
            },
          ],
        },
      },
    },
  },
});
