/** The public REST API: for programs, by key. It reads no cookie and lets no foreign page read its answers. */
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { readJson } from '#server/http/read-json.ts';
import { requireFlag } from '#server/http/require-flag.ts';
import { readValid } from '#server/http/validate.ts';
import { apiInputs } from '#shared/contract/api.ts';
import type { ApiDescription } from '#shared/contract/api-description.ts';
import { assertScope, authenticate } from './authenticate.ts';
import { describeApi } from './describe-api.ts';
import { mcpRoute } from './mcp/mcp-route.ts';
import type { ApiEnv, KeepResponse, Operation } from './operation.ts';
import { operations } from './operations.ts';
import { keepNothing, respondOnce } from './respond-once.ts';
import { writeCollection } from './write-collection.ts';

const base = '/api/v1';

export function apiRoutes(deps: Deps): Hono<ApiEnv> {
  const { flags, http, version } = deps.env;
  const isOn = requireFlag({ flags, flag: 'apiAccess' });
  const isKnown = authenticate(deps);
  // Made at the first use and kept: anyone may ask for it, and it does not change.
  let described: ApiDescription | undefined;
  const describe = () => {
    described ??= describeApi({ operations, publicUrl: http.publicUrl, version });
    return described;
  };
  const routes = new Hono<ApiEnv>()
    .get(`${base}/openapi.json`, isOn, (c) => c.json(describe()))
    .get(`${base}/postman.json`, isOn, (c) => {
      c.header('Content-Disposition', 'attachment; filename="askwell.postman_collection.json"');
      return c.json(writeCollection(describe()));
    })
    .post('/api/mcp', isKnown, mcpRoute(deps));
  for (const operation of operations) {
    const path = base + operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
    routes.on(operation.method.toUpperCase(), path, isKnown, createHandler({ deps, operation }));
  }
  return routes;
}

/** All ids are UUIDs, and one chatbot has one spelling, or limits could be counted twice. */
const id = z.uuid().toLowerCase();

type Call = Parameters<Operation['handle']>[0];

function createHandler({ deps, operation }: { deps: Deps; operation: Operation }) {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const paramSchema = z.object(Object.fromEntries(names.map((name) => [name, id])));
  const bodySchema = operation.body && apiInputs[operation.body];
  return async (c: Context<ApiEnv>): Promise<Response> => {
    assertScope({ c, scope: operation.scope });
    const params = readValid(paramSchema, c.req.param());
    const query = operation.query ? readValid(operation.query, c.req.query()) : {};
    const body = bodySchema ? readValid(bodySchema, await readJson(c)) : undefined;
    const status = operation.status ?? 200;
    const call = { deps, c, caller: c.get('caller'), params, query, body };
    const run = async (keepResponse: KeepResponse) => {
      const result = await operation.handle({ ...call, keepResponse } as Call);
      return result instanceof Response ? result : c.json(result, status);
    };
    // A chat keeps its own record of what was asked, which streams as well.
    const isOnce = operation.method === 'post' && !operation.isStreamable;
    return isOnce ? respondOnce({ deps, c, body, status, run }) : run(keepNothing);
  };
}
