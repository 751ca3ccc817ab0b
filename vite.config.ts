import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { translatePages } from './scripts/build/languages/translate-pages.ts';
import { markdownContent } from './scripts/build/markdown-content.ts';
import { readPageLanguage } from './src/shared/page-languages.ts';

/** The pages are built once for each language; see scripts/build/build-web.ts. */
const language = readPageLanguage(process.env.PAGE_LANGUAGE);

const server = `http://127.0.0.1:${process.env.SERVER_PORT ?? 3000}`;

export default defineConfig({
  plugins: [
    translatePages({ root: import.meta.dirname, language }),
    tailwindcss(),
    markdownContent({ root: import.meta.dirname }),
    reactRouter(),
  ],
  define: { 'import.meta.env.PAGE_LANGUAGE': JSON.stringify(language) },
  // Once is enough: all languages end in one folder.
  publicDir: language === 'en' && 'src/web/public',
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
            // What root.tsx and the frame of every page draw with, and whatever that needs, for the same reason: a file
            // of a few hundred bytes packs badly.
            {
              name: 'shell',
              test: /src\/web\/(features\/accounts\/session|features\/shell\/(skip-link|offline-notice|language-menu|theme-menu)|lib\/(page-meta|page-language|theme|use-theme-preference|use-one-at-a-time)|ui\/(toast|badge|card|skeleton|deferred-menu|progressive-button)|pages\/(loading-screens|errors\/\S+-screen|errors\/page-error-boundary))\.tsx?$|src\/shared\/limits\.ts$|lucide-react\/dist\/esm\/icons\/(globe|tag|house|check)\.m?js$/,
            },
          ],
        },
      },
    },
  },
});
