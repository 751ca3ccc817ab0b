import type { MiddlewareHandler } from 'hono';
import type { Env } from '#server/config/env.ts';
import { AppError } from '#shared/errors.ts';
import type { HttpEnv } from './http-env.ts';

/** What is switched off does not exist: its routes answer like any unknown address. */
export function requireFlag({
  flags,
  flag,
}: {
  flags: Env['flags'];
  flag: keyof Env['flags'];
}): MiddlewareHandler<HttpEnv> {
  return (_c, next) => {
    if (!flags[flag]) throw new AppError('not_found', 'Not found. Check the address.');
    return next();
  };
}
