/** Lets so many requests to one host run at the same time; the others wait in line. */
export function createHostLimit(most: number) {
  const hosts = new Map<string, { open: number; waiting: (() => void)[] }>();

  return async <Result>(url: string, work: () => Promise<Result>): Promise<Result> => {
    const { host } = new URL(url);
    const line = hosts.get(host) ?? { open: 0, waiting: [] };
    hosts.set(host, line);
    if (line.open < most) line.open += 1;
    else await new Promise<void>((resolve) => line.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else line.open -= 1;
    }
  };
}
