import { resolve } from 'node:path';
import { z } from 'zod';

/** Where packages come from unless npm has been told of another registry. */
export const publicRegistry = 'https://registry.npmjs.org';

/** Where the model for search by meaning comes from; null where it is switched off. */
export const embeddingModel = z
  .string()
  .trim()
  .transform((value, context) => {
    if (value === 'off') return null;
    const [isNpm, registry = null] = /^npm(?::(https?:\/\/.+))?$/.exec(value) ?? [];
    if (isNpm) return { kind: 'built-in' as const, mirror: null, registry };
    if (/^https?:\/\//.test(value))
      return { kind: 'built-in' as const, mirror: value, registry: null };
    if (/^[./]/.test(value)) return { kind: 'folder' as const, path: resolve(value) };
    const message = 'must be npm, npm:https://registry.example.com, a folder, an address or off';
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** An API wins; a registry that was named comes before the one that npm, which started us, gets its packages from. */
export function locateModel({
  model = { kind: 'built-in', mirror: null, registry: null },
  api,
  npmRegistry,
}: {
  model: z.infer<typeof embeddingModel> | undefined;
  api: { url: string | undefined; key: string | null; model: string | null };
  npmRegistry: string | null;
}) {
  if (api.url && api.model)
    return { kind: 'api' as const, url: api.url, key: api.key, model: api.model };
  if (model?.kind !== 'built-in') return model;
  return { ...model, registry: model.registry ?? npmRegistry ?? publicRegistry };
}
