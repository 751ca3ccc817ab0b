/** As much of GraphQL as a shop's API needs: gives the fields that a query names, or the error for one that doesn't exist. */
export function selectFields({
  query,
  data,
}: {
  query: string;
  data: object;
}): { data: unknown } | { errors: { message: string }[] } {
  const words = query
    .slice(query.indexOf('{'))
    .replace(/\([^)]*\)/g, ' ')
    .match(/[{}]|\w+/g);
  let at = 0;
  const read = (value: unknown): unknown => {
    const start = at;
    if (Array.isArray(value)) {
      const all = value.map((one) => {
        at = start;
        return read(one);
      });
      if (value.length === 0) read(null);
      return all;
    }
    const picked: Record<string, unknown> = {};
    at += 1;
    while (words?.[at] && words[at] !== '}') {
      const name = words[at] ?? '';
      at += 1;
      if (value && !Object.hasOwn(value, name)) {
        throw new Error(`Field '${name}' doesn't exist on this type`);
      }
      const own = value ? (value as Record<string, unknown>)[name] : null;
      picked[name] = words[at] === '{' ? read(own) : own;
    }
    at += 1;
    return value ? picked : null;
  };
  try {
    return { data: read(data) };
  } catch (error) {
    return { errors: [{ message: (error as Error).message }] };
  }
}
