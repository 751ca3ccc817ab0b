import type { Handler } from 'hono';
import type { Deps } from '#server/deps.ts';
import type { ApiEnv } from '#server/features/api/operation.ts';
import { readJson } from '#server/http/read-json.ts';
import { AppError } from '#shared/errors.ts';

/**
 * The Model Context Protocol over HTTP, for assistants that look things up. Every message stands for itself, so any
 * instance can answer it. The protocol's library is loaded by the first message: most installations never need it.
 */
export function mcpRoute(deps: Deps): Handler<ApiEnv> {
  return async (c) => {
    const parsedBody = await readJson(c);
    // Limits count calls, and a batch would be a hundred in one.
    if (Array.isArray(parsedBody) && parsedBody.length > 1) {
      throw new AppError('invalid_input', 'Batches are not supported. Send one message at a time.');
    }
    const { answerMcp } = await import('./answer-mcp.ts');
    const caller = c.get('caller');
    const response = await answerMcp({ deps, caller, request: c.req.raw, parsedBody });
    // Through the context, because headers set on it so far do not reach a response made elsewhere.
    c.status(response.status as 200);
    for (const [name, value] of response.headers) c.header(name, value);
    return c.body(await response.text());
  };
}
