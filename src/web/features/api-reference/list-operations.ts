import type { ApiDescription, DescribedOperation } from '#shared/contract/api-description.ts';

export type ListedOperation = { method: string; path: string; operation: DescribedOperation };

/** The calls in the order of their kinds, as the reference shows them. */
export function listOperations(
  description: ApiDescription,
): { name: string; description: string; operations: ListedOperation[] }[] {
  const all = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  return description.tags.map((tag) => ({
    ...tag,
    operations: all.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
}
