import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of the app. Those listed in react-router.config.ts are also written to HTML at build time. */
export default [
  layout('pages/site/site-layout.tsx', [
    index('pages/landing/landing-page.tsx'),
    route('contact', 'pages/contact/contact-page.tsx'),
    route('api/docs', 'pages/api-reference/api-reference-page.tsx'),
    route('terms', 'pages/legal/terms-page.tsx'),
    route('privacy', 'pages/legal/privacy-page.tsx'),
    route('cookies', 'pages/legal/cookies-page.tsx'),
    route('crawler', 'pages/legal/crawler-page.tsx'),
    route('accessibility', 'pages/legal/accessibility-page.tsx'),
    route('processing-records', 'pages/legal/processing-records-page.tsx'),
    route('dpa', 'pages/legal/dpa-page.tsx'),
    route('auth/login', 'pages/auth/login-page.tsx'),
    route('auth/signup', 'pages/auth/signup-page.tsx'),
    route('auth/callback', 'pages/auth/callback-page.tsx'),
    route('auth/forgot-password', 'pages/auth/forgot-password-page.tsx'),
    route('auth/reset-password', 'pages/auth/reset-password-page.tsx'),
    route('invitation', 'pages/invitation/invitation-page.tsx'),
    layout('pages/member/member-layout.tsx', { id: 'member-of-site' }, [
      route('profile', 'pages/profile/profile-page.tsx'),
      layout('pages/documentation/documentation-layout.tsx', [
        route('documentation/:section', 'pages/documentation/documentation-page.tsx'),
      ]),
    ]),
    route('dev/design-system', 'pages/design-system/design-system-page.tsx'),
    route('dev/outbox', 'pages/dev/outbox-page.tsx'),
    route('*', 'pages/errors/not-found-page.tsx'),
  ]),
  layout('pages/member/member-layout.tsx', { id: 'member-of-dashboard' }, [
    route('app', 'pages/dashboard/dashboard-layout.tsx', [
      index('pages/dashboard/dashboard-page.tsx'),
      route('chatbots/:chatbotId/:section?', 'pages/dashboard/chatbot-page.tsx'),
      route('inbox/:conversationId?', 'pages/inbox/inbox-page.tsx'),
      route('leads', 'pages/leads/leads-page.tsx'),
      route('bookings', 'pages/bookings/bookings-page.tsx'),
      route('analytics', 'pages/analytics/analytics-page.tsx'),
      route('settings', 'pages/settings/settings-layout.tsx', [
        index('pages/settings/plan-page.tsx'),
        route('workspace', 'pages/settings/workspace-page.tsx'),
        route('team', 'pages/settings/team-page.tsx'),
        route('integrations', 'pages/settings/integrations-page.tsx'),
        route('white-label', 'pages/settings/white-label-page.tsx'),
      ]),
      route('checkout', 'pages/checkout/checkout-page.tsx'),
      route('*', 'pages/dashboard/unknown-dashboard-page.tsx'),
    ]),
  ]),
  route('appointment', 'pages/appointment/appointment-page.tsx'),
  route('dashboard-test', 'pages/demo/demo-layout.tsx', [
    index('pages/dashboard/dashboard-page.tsx', { id: 'demo-dashboard' }),
    route('chatbots/:chatbotId/:section?', 'pages/dashboard/chatbot-page.tsx', {
      id: 'demo-chatbot',
    }),
    route('inbox/:conversationId?', 'pages/inbox/inbox-page.tsx', { id: 'demo-inbox' }),
    route('leads', 'pages/leads/leads-page.tsx', { id: 'demo-leads' }),
    route('analytics', 'pages/analytics/analytics-page.tsx', { id: 'demo-analytics' }),
  ]),
  ...['home', 'landing', 'login', 'dashboard/*', 'documentation'].map((path) =>
    route(path, 'pages/redirect-page.tsx', { id: `redirect-${path}` }),
  ),
] satisfies RouteConfig;
