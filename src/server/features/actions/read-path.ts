/** Values of a response, by paths such as `billing.email`, `items[].name` or `orders[0].status`. */

/** At most so many values of a list. */
const mostOfList = 10;

/** Every plain value that the path leads to: one, or several where it goes through lists. */
export function readPath({ value, path }: { value: unknown; path: string }): string[] {
  let found: unknown[] = [value];
  for (const [, name, index] of path.matchAll(/([\w$-]+)|\[(\d*)\]/g)) {
    if (name !== undefined) found = found.map((one) => ownProperty(one, name));
    else if (index === '') found = found.flatMap((one) => (Array.isArray(one) ? one : []));
    else found = found.map((one) => (Array.isArray(one) ? one[Number(index)] : undefined));
  }
  return found.flatMap((one) => toText(one) ?? []).slice(0, mostOfList);
}

/** The object that holds the value of a path. */
export function readHolder({ value, path }: { value: unknown; path: string }): unknown {
  const end = path.lastIndexOf('.');
  if (end < 0) return value;
  let found: unknown = value;
  for (const [, name, index] of path.slice(0, end).matchAll(/([\w$-]+)|\[(\d*)\]/g)) {
    if (name !== undefined) found = ownProperty(found, name);
    else found = Array.isArray(found) ? found[Number(index || 0)] : undefined;
  }
  return found;
}

export function ownProperty(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}

function toText(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() || null;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}

/** Of a long response the first ones are enough to choose from. */
const mostPaths = 200;
const deepest = 8;

/** Every path in a response with an example, for the owner to choose from. Lists are shown by their first entry. */
export function listPaths(value: unknown): { path: string; sample: string }[] {
  const listed: { path: string; sample: string }[] = [];
  const visit = (one: unknown, path: string, depth: number): void => {
    if (listed.length >= mostPaths || depth > deepest) return;
    const text = toText(one);
    if (text !== null) {
      if (path) listed.push({ path, sample: text.slice(0, 120) });
    } else if (Array.isArray(one)) visit(one[0], `${path}[]`, depth + 1);
    else if (typeof one === 'object' && one !== null) {
      for (const [name, next] of Object.entries(one)) {
        if (/^[\w$-]+$/.test(name)) visit(next, path ? `${path}.${name}` : name, depth + 1);
      }
    }
  };
  visit(value, '', 0);
  return listed;
}
