import { resolve } from 'node:path';
import { z } from 'zod';

/** Where the model for search by meaning comes from; null where it is switched off. */
export const embeddingModel = z
  .string()
  .trim()
  .transform((value, context) => {
    if (value === 'off') return null;
    const [isNpm, registry = 'https://registry.npmjs.org'] =
      /^npm(?::(https?:\/\/.+))?$/.exec(value) ?? [];
    if (isNpm) return { kind: 'npm' as const, registry };
    if (/^https?:\/\//.test(value)) return { kind: 'hub' as const, url: value };
    if (/^[./]/.test(value)) return { kind: 'folder' as const, path: resolve(value) };
    const message = 'must be npm, npm:https://registry.example.com, a folder, an address or off';
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
