import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { requireSession, type SessionEnv } from '#server/features/accounts/index.ts';
import { validate } from '#server/http/validate.ts';
import { writeCsv } from '#server/http/write-csv.ts';
import { leadsQuery, updateLeadInput } from '#shared/contract/leads.ts';
import { deleteLead, exportLeads, listLeads, updateLead } from './manage-leads.ts';

const idParam = z.object({ id: z.uuid() });
const columns = [
  'Date',
  'Chatbot',
  'Name',
  'Email',
  'Phone',
  'Question',
  'Page',
  'Status',
  'Note',
  'Details',
];

export function leadRoutes(deps: Deps): Hono<SessionEnv> {
  const mayRead = requireSession(deps, 'leads.read');
  const mayEdit = requireSession(deps, 'leads.edit');
  return new Hono<SessionEnv>()
    .get('/api/leads', mayRead, validate({ query: leadsQuery }), async (c) => {
      const { workspaceId } = c.get('session');
      return c.json(await listLeads({ deps, workspaceId, query: c.req.valid('query') }));
    })
    .get('/api/leads.csv', mayRead, validate({ query: leadsQuery }), async (c) => {
      const { workspaceId } = c.get('session');
      const leads = await exportLeads({ deps, workspaceId, query: c.req.valid('query') });
      const rows = leads.map((lead) => [
        lead.createdAt,
        lead.chatbotName,
        lead.name,
        lead.email,
        lead.phone,
        lead.question,
        lead.pageUrl,
        lead.status,
        lead.note,
        lead.fields.map(({ label, value }) => `${label}: ${value}`).join('; '),
      ]);
      c.header('Content-Disposition', 'attachment; filename="leads.csv"');
      return c.body(writeCsv([columns, ...rows]), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
      });
    })
    .patch(
      '/api/leads/:id',
      mayEdit,
      validate({ param: idParam, json: updateLeadInput }),
      async (c) => {
        const { workspaceId } = c.get('session');
        const { id } = c.req.valid('param');
        return c.json(await updateLead({ deps, workspaceId, id, change: c.req.valid('json') }));
      },
    )
    .delete('/api/leads/:id', mayEdit, validate({ param: idParam }), async (c) => {
      await deleteLead({
        deps,
        workspaceId: c.get('session').workspaceId,
        ...c.req.valid('param'),
      });
      return c.json({ deleted: true });
    });
}
