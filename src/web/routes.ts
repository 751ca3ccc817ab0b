import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of the app. Those listed in react-router.config.ts are also written to HTML at build time. */
export default [
  layout('pages/site/site-layout.tsx', [
    index('pages/landing/landing-page.tsx'),
    route('dev/design-system', 'pages/design-system/design-system-page.tsx'),
    route('*', 'pages/errors/not-found-page.tsx'),
  ]),
  ...['home', 'landing', 'login', 'dashboard/*', 'documentation'].map((path) =>
    route(path, 'pages/redirect-page.tsx', { id: `redirect-${path}` }),
  ),
] satisfies RouteConfig;
