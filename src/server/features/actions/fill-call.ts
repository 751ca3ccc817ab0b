import { type Action, placeholder } from '#shared/contract/actions.ts';

export type FilledCall = { method: string; url: string; body: string | undefined };

/** The call with what the visitor typed in its places. A value can't become more than a value: no path, key or syntax. */
export function fillCall({
  call,
  values,
}: {
  call: NonNullable<Action['call']>;
  values: Record<string, string>;
}): FilledCall {
  const { method } = call;
  const url = call.url.replace(placeholder, (_, key: string) =>
    encodeURIComponent(bareOrder(values[key] ?? '')),
  );
  const hasBody = method !== 'GET' && call.body.trim() !== '';
  return { method, url, body: hasBody ? fillBody({ template: call.body, values }) : undefined };
}

/** People copy "#1001" from their mail; shops know 1001. */
const bareOrder = (value: string): string => value.replace(/^#(?=[\p{L}\p{N}])/u, '');

function fillBody({
  template,
  values,
}: {
  template: string;
  values: Record<string, string>;
}): string {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') {
      return value.replace(placeholder, (_, key: string) => bareOrder(values[key] ?? ''));
    }
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fill(one)]));
  };
  return JSON.stringify(fill(JSON.parse(template)));
}
