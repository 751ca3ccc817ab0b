import type { Config } from '@react-router/dev/config';

/** Public pages are written to HTML at build time; everything behind the sign-in is a single-page app. */
export default {
  appDirectory: 'src/web',
  buildDirectory: 'dist/web',
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
