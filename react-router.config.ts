import type { Config } from '@react-router/dev/config';
import { addressIn, readPageLanguage } from './src/shared/page-languages.ts';

const language = readPageLanguage(process.env.PAGE_LANGUAGE);

/** Public pages are written to HTML at build time; everything behind the sign-in is a single-page app. */
export default {
  appDirectory: 'src/web',
  // Each language is built beside English and then moved into its folder: see scripts/build/build-web.ts.
  buildDirectory: language === 'en' ? 'dist/web' : `dist/web-${language}`,
  basename: addressIn({ language, path: '/' }),
  ssr: false,
  prerender: [
    '/',
    '/contact',
    '/terms',
    '/privacy',
    '/cookies',
    '/crawler',
    '/accessibility',
    '/processing-records',
    '/dpa',
    '/auth/login',
    '/auth/signup',
    '/auth/forgot-password',
    '/404',
  ],
} satisfies Config;
