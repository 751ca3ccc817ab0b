import type { MiddlewareHandler } from 'hono';
import type { ZodType, z } from 'zod';
import { AppError } from '#shared/errors.ts';
import type { HttpEnv } from './http-env.ts';
import { readJson } from './read-json.ts';

type Schemas = { json?: ZodType; query?: ZodType; param?: ZodType };
type Validated<S extends Schemas> = {
  [K in keyof S as S[K] extends ZodType ? K : never]: S[K] extends ZodType ? z.output<S[K]> : never;
};

/**
 * Checks what a route takes before its handler runs; the handler reads the result with `c.req.valid('json')`.
 * Put it after the check of who is asking, so that a stranger learns nothing from its messages.
 */
export function validate<S extends Schemas>(
  schemas: S,
): MiddlewareHandler<HttpEnv, string, { in: object; out: Validated<S> }> {
  return async (c, next) => {
    if (schemas.param) {
      c.req.addValidatedData('param', readValid(schemas.param, c.req.param()) as object);
    }
    if (schemas.query) {
      c.req.addValidatedData('query', readValid(schemas.query, c.req.query()) as object);
    }
    if (schemas.json) {
      c.req.addValidatedData('json', readValid(schemas.json, await readJson(c)) as object);
    }
    await next();
  };
}

/** For a handler that does not know before what it will take. */
export function readValid<S extends ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const path = issue.path.map(String).join('.');
    // The first sentence about a field is the one to show under it.
    if (path !== '' && !Object.hasOwn(fields, path)) fields[path] = issue.message;
  }
  throw new AppError('invalid_input', 'Some of what was sent is missing or not valid.', {
    ...(Object.keys(fields).length > 0 && { fields }),
  });
}
