import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { visitorsFirst } from './visitors-first.ts';

function serve(options?: Parameters<typeof visitorsFirst>[1]) {
  const asked: (number | undefined)[] = [];
  let goOn = () => {};
  const giveWay = ({ mostMs }: { mostMs?: number } = {}) => {
    asked.push(mostMs);
    return new Promise<void>((resolve) => {
      goOn = resolve;
    });
  };
  const app = new Hono().get('/', visitorsFirst({ giveWay }, options), (c) => c.text('read'));
  return { app, asked, goOn: () => goOn() };
}

test('answers once visitors have been let go first, which takes a quarter of a second at most', async () => {
  const { app, asked, goOn } = serve();
  let isAnswered = false;
  const answer = Promise.resolve(app.request('/')).then((response) => {
    isAnswered = true;
    return response.text();
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect({ asked, isAnswered }).toEqual({ asked: [250], isAnswered: false });
  goOn();
  expect(await answer).toBe('read');
});

test('lets only those calls wait that read a lot', async () => {
  const { app, asked } = serve({ when: ({ search }) => Boolean(search) });
  expect(await (await app.request('/?search=')).text()).toBe('read');
  expect(asked).toEqual([]);
});
