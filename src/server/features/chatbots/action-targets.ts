import { isPublicTarget } from '#server/adapters/outbound/guarded-fetch.ts';
import type { Deps } from '#server/deps.ts';
import { type Action, originOf } from '#shared/contract/actions.ts';
import { AppError } from '#shared/errors.ts';

/** What is plain to see is said when it's saved; the name behind it is looked at each time something is sent. */
export function assertActionTargets({
  deps,
  actions = [],
}: {
  deps: Deps;
  actions?: readonly Action[] | undefined;
}): void {
  const problems = actions.flatMap(({ call }, at) => {
    const origin = call ? originOf(call.url) : '';
    if (!origin || deps.env.webhookTrustedOrigins.includes(origin)) return [];
    if (isPublicTarget(new URL(origin))) return [];
    return [[`actions.${at}.call.url`, 'Only public https addresses can be called.']];
  });
  if (problems.length === 0) return;
  throw new AppError('invalid_input', 'Some of what was sent is missing or not valid.', {
    fields: Object.fromEntries(problems),
  });
}
