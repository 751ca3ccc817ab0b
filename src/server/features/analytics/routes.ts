import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { requireSession, type SessionEnv } from '#server/features/accounts/index.ts';
import { requireFlag } from '#server/http/require-flag.ts';
import { validate } from '#server/http/validate.ts';
import { visitorsFirst } from '#server/http/visitors-first.ts';
import {
  analyticsQuery,
  dismissGapInput,
  reportSettings,
  savingsSettings,
} from '#shared/contract/analytics.ts';
import { exportQuestions, getAdvanced, listTopics } from './advanced.ts';
import { listClosedGaps } from './closed-gaps.ts';
import { dismissGap, listGaps } from './gaps.ts';
import { getAnalytics, updateSavings } from './get-analytics.ts';
import { getReportSettings, updateReportSettings } from './reports.ts';

export function analyticsRoutes(deps: Deps): Hono<SessionEnv> {
  const isOn = requireFlag({ flags: deps.env.flags, flag: 'analytics' });
  const mayRead = requireSession(deps, 'analytics.read');
  const afterVisitors = visitorsFirst(deps.questionTurns);
  const mayEdit = requireSession(deps, 'settings.edit');
  const mayAnswer = requireSession(deps, 'answers.edit');
  return new Hono<SessionEnv>()
    .get(
      '/api/analytics',
      isOn,
      mayRead,
      afterVisitors,
      validate({ query: analyticsQuery }),
      async (c) => {
        const { workspaceId } = c.get('session');
        return c.json(await getAnalytics({ deps, workspaceId, query: c.req.valid('query') }));
      },
    )
    .get(
      '/api/analytics/gaps',
      isOn,
      mayRead,
      afterVisitors,
      validate({ query: analyticsQuery }),
      async (c) => {
        const { workspaceId } = c.get('session');
        return c.json(await listGaps({ deps, workspaceId, query: c.req.valid('query') }));
      },
    )
    .post(
      '/api/analytics/gaps/dismiss',
      isOn,
      mayAnswer,
      validate({ json: dismissGapInput }),
      async (c) => {
        const { workspaceId, userId } = c.get('session');
        await dismissGap({ deps, workspaceId, userId, input: c.req.valid('json') });
        return c.json({ dismissed: c.req.valid('json').isDismissed });
      },
    )
    .get(
      '/api/analytics/advanced',
      isOn,
      mayRead,
      afterVisitors,
      validate({ query: analyticsQuery }),
      async (c) => {
        const { workspaceId } = c.get('session');
        return c.json(await getAdvanced({ deps, workspaceId, query: c.req.valid('query') }));
      },
    )
    .get(
      '/api/analytics/topics',
      isOn,
      mayRead,
      afterVisitors,
      validate({ query: analyticsQuery }),
      async (c) => {
        const { workspaceId } = c.get('session');
        return c.json(await listTopics({ deps, workspaceId, query: c.req.valid('query') }));
      },
    )
    .get(
      '/api/analytics.csv',
      isOn,
      mayRead,
      afterVisitors,
      validate({ query: analyticsQuery }),
      async (c) => {
        const { workspaceId } = c.get('session');
        const file = await exportQuestions({ deps, workspaceId, query: c.req.valid('query') });
        c.header('Content-Disposition', 'attachment; filename="questions.csv"');
        return c.body(file, 200, { 'Content-Type': 'text/csv; charset=utf-8' });
      },
    )
    .get('/api/analytics/report', isOn, mayRead, async (c) => {
      const { workspaceId } = c.get('session');
      return c.json(await getReportSettings({ deps, workspaceId }));
    })
    .put('/api/analytics/report', isOn, mayEdit, validate({ json: reportSettings }), async (c) => {
      const input = c.req.valid('json');
      return c.json(await updateReportSettings({ deps, actor: c.get('session'), input }));
    })
    .put(
      '/api/analytics/savings',
      isOn,
      mayEdit,
      validate({ json: savingsSettings }),
      async (c) => {
        const input = c.req.valid('json');
        return c.json(await updateSavings({ deps, actor: c.get('session'), input }));
      },
    )
    .get('/api/analytics/closed-gaps', isOn, mayRead, afterVisitors, async (c) => {
      const { workspaceId } = c.get('session');
      return c.json(await listClosedGaps({ deps, workspaceId }));
    });
}
