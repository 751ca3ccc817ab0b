import { Hono } from 'hono';
import { accountRoutes } from '#server/features/accounts/routes.ts';
import { actionAccountData } from '#server/features/actions/account-data.ts';
import { actionRoutes } from '#server/features/actions/routes.ts';
import { analyticsAccountData } from '#server/features/analytics/account-data.ts';
import { analyticsRoutes } from '#server/features/analytics/routes.ts';
import { answerTestAccountData } from '#server/features/answer-tests/account-data.ts';
import { answerTestRoutes } from '#server/features/answer-tests/routes.ts';
import { answerRoutes } from '#server/features/answers/routes.ts';
import { apiRoutes } from '#server/features/api/routes.ts';
import { apiKeyAccountData } from '#server/features/api-keys/account-data.ts';
import { apiKeyRoutes } from '#server/features/api-keys/routes.ts';
import { billingAccountData } from '#server/features/billing/account-data.ts';
import { billingRoutes } from '#server/features/billing/routes.ts';
import { webhookRoutes } from '#server/features/billing/webhook-routes.ts';
import { bookingAccountData } from '#server/features/booking/account-data.ts';
import { appointmentRoutes } from '#server/features/booking/appointment-routes.ts';
import { bookingRoutes } from '#server/features/booking/routes.ts';
import { installRoutes } from '#server/features/chat/install/install-routes.ts';
import { playgroundRoutes } from '#server/features/chat/playground-routes.ts';
import { chatRoutes } from '#server/features/chat/routes.ts';
import { chatbotAccountData } from '#server/features/chatbots/account-data.ts';
import { chatbotRoutes } from '#server/features/chatbots/routes.ts';
import { configRoutes } from '#server/features/config/routes.ts';
import { conflictAccountData } from '#server/features/conflicts/account-data.ts';
import { conflictRoutes } from '#server/features/conflicts/routes.ts';
import { conversationAccountData } from '#server/features/conversations/account-data.ts';
import { conversationRoutes } from '#server/features/conversations/routes.ts';
import { dashboardEventRoutes } from '#server/features/dashboard-events/routes.ts';
import { demoShopRoutes } from '#server/features/demo-shops/routes.ts';
import { documentAccountData } from '#server/features/documents/account-data.ts';
import { correctionRoutes } from '#server/features/documents/corrections/correction-routes.ts';
import { documentRoutes } from '#server/features/documents/routes.ts';
import { textRoutes } from '#server/features/documents/upload/text-routes.ts';
import { validityRoutes } from '#server/features/documents/validity/validity-routes.ts';
import { healthRoutes } from '#server/features/health/routes.ts';
import { helpChatbotId } from '#server/features/help-chatbot/index.ts';
import { helpChatbotRoutes } from '#server/features/help-chatbot/routes.ts';
import { homeRoutes } from '#server/features/home/routes.ts';
import { leadRoutes } from '#server/features/leads/routes.ts';
import { mailRoutes } from '#server/features/mail/routes.ts';
import { planRoutes } from '#server/features/plans/routes.ts';
import { pushAccountData } from '#server/features/push/account-data.ts';
import { pushRoutes } from '#server/features/push/routes.ts';
import { requestRoutes } from '#server/features/requests/routes.ts';
import { teamAccountData } from '#server/features/team/account-data.ts';
import { teamRoutes } from '#server/features/team/routes.ts';
import { versionAccountData } from '#server/features/versions/account-data.ts';
import { versionRoutes } from '#server/features/versions/routes.ts';
import { webhookAccountData } from '#server/features/webhooks/account-data.ts';
import { webhookEndpointRoutes } from '#server/features/webhooks/routes.ts';
import { websiteAccountData } from '#server/features/websites/account-data.ts';
import { websiteRoutes } from '#server/features/websites/routes.ts';
import { whiteLabelAccountData } from '#server/features/white-label/account-data.ts';
import { whiteLabelRoutes } from '#server/features/white-label/routes.ts';
import { widgetRoutes } from '#server/features/widget/routes.ts';
import { accessLog } from '#server/http/access-log.ts';
import { busyGuard } from '#server/http/busy-guard.ts';
import { compressResponses } from '#server/http/compress-responses.ts';
import { createErrorHandler } from '#server/http/error-handler.ts';
import { floodGuard } from '#server/http/flood-guard.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { operationsRoutes } from '#server/http/operations-routes.ts';
import { requestContext } from '#server/http/request-context.ts';
import { requireFlag } from '#server/http/require-flag.ts';
import { sameOrigin } from '#server/http/same-origin.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { servePages } from '#server/http/serve-pages.ts';
import { unknownRoute } from '#server/http/unknown-route.ts';
import type { Deps } from './deps.ts';
import { createServerMetrics } from './server-metrics.ts';

/** The whole of HTTP without a socket: main.ts listens with it, tests call it. */
export function createApp(deps: Deps): Hono<HttpEnv> {
  const { env, log, clock, database } = deps;
  const metrics = createServerMetrics(deps);

  const app = new Hono<HttpEnv>();
  app.onError(createErrorHandler({ log }));
  app.use(requestContext(env.http));
  app.use(accessLog({ log, metrics, telemetry: deps.telemetry }));
  app.use(securityHeaders({ isHttps: env.http.publicUrl.startsWith('https://') }));
  app.route(
    '/',
    operationsRoutes({
      metrics,
      metricsToken: deps.secrets.metricsToken,
      isDatabaseHealthy: () => database.isHealthy(),
    }),
  );

  app.use('/api/*', floodGuard({ clock, requestsPerMinute: env.http.requestsPerMinute }));
  app.use('/api/*', busyGuard());
  app.use('/api/*', compressResponses());
  // Before the public chat, whose addresses it shares: the help chatbot knows its visitors by their cookie.
  app.use(`/api/chat/${helpChatbotId}/*`, sameOrigin(env.http));
  app.route('/', helpChatbotRoutes(deps));
  app.route('/', chatRoutes(deps));
  app.route('/', webhookRoutes(deps));
  app.route('/', apiRoutes(deps));
  // Routes that take no cookie (the widget's, the API's, webhooks) are mounted above this line, all others below it.
  app.use('/api/*', sameOrigin(env.http));
  mountFeatures(app, deps);

  const pages = servePages({ web: deps.web, flags: env.flags });
  // The API's reference stands where programmers look for it, and is a page like any other.
  app.get('/api/docs', requireFlag({ flags: env.flags, flag: 'apiAccess' }), pages);
  app.all('/api/*', unknownRoute(app));
  app.all('*', pages);
  return app;
}

/** One line a feature. Each brings its whole paths, so that a path is found by searching for it. */
function mountFeatures(app: Hono<HttpEnv>, deps: Deps): void {
  app.route('/', configRoutes(deps));
  // The team comes first: anyone who still has one is told so before anything of theirs is ended.
  const accountData = [
    teamAccountData(deps),
    billingAccountData(deps),
    chatbotAccountData(deps),
    actionAccountData(deps),
    bookingAccountData(deps),
    answerTestAccountData(deps),
    conflictAccountData(deps),
    versionAccountData(deps),
    analyticsAccountData(deps),
    documentAccountData(deps),
    websiteAccountData(deps),
    conversationAccountData(deps),
    pushAccountData(deps),
    webhookAccountData(deps),
    whiteLabelAccountData(deps),
    apiKeyAccountData(deps),
  ];
  app.route('/', accountRoutes(deps, accountData));
  app.route('/', teamRoutes(deps));
  app.route('/', planRoutes(deps));
  app.route('/', billingRoutes(deps));
  app.route('/', chatbotRoutes(deps));
  app.route('/', actionRoutes(deps));
  app.route('/', bookingRoutes(deps));
  app.route('/', appointmentRoutes(deps));
  app.route('/', answerRoutes(deps));
  app.route('/', answerTestRoutes(deps));
  app.route('/', conflictRoutes(deps));
  app.route('/', healthRoutes(deps));
  app.route('/', versionRoutes(deps));
  app.route('/', apiKeyRoutes(deps));
  app.route('/', documentRoutes(deps));
  app.route('/', correctionRoutes(deps));
  app.route('/', validityRoutes(deps));
  app.route('/', textRoutes(deps));
  app.route('/', websiteRoutes(deps));
  app.route('/', playgroundRoutes(deps));
  app.route('/', installRoutes(deps));
  app.route('/', conversationRoutes(deps));
  app.route('/', pushRoutes(deps));
  app.route('/', leadRoutes(deps));
  app.route('/', dashboardEventRoutes(deps));
  app.route('/', analyticsRoutes(deps));
  app.route('/', homeRoutes(deps));
  app.route('/', webhookEndpointRoutes(deps));
  app.route('/', whiteLabelRoutes(deps));
  app.route('/', mailRoutes(deps));
  app.route('/', requestRoutes(deps));
  app.route('/', demoShopRoutes(deps));
  app.route('/', widgetRoutes(deps));
}
