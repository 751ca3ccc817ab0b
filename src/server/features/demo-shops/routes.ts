import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { rateLimit } from '#server/http/rate-limit.ts';
import { streamEvents } from '#server/http/sse.ts';
import { addressCircles } from '#server/http/stream-places.ts';
import { validate } from '#server/http/validate.ts';
import { askDemoShopInput } from '#shared/contract/demo-shops.ts';
import { isDemoShopIndustry } from '#shared/demo-shop-industries.ts';
import { AppError } from '#shared/errors.ts';
import { askDemoShop } from './ask-demo-shop.ts';

/** However many addresses ask, this is all the demo may take. */
const overall = { name: 'demo-shops-all', requests: 5_000, windowSeconds: 3600 };
const mostOpen = 100;

/** Public, without an account: visitors of the landing page try out what a chatbot answers. */
export function demoShopRoutes(deps: Deps): Hono<HttpEnv> {
  const perAddress = { name: 'demo-shops', ...deps.env.rateLimit };
  return new Hono<HttpEnv>().post(
    '/api/demo-shops/:industry/ask',
    rateLimit({ deps, by: 'address', ...perAddress }),
    rateLimit({ deps, by: () => 'everyone', ...overall }),
    validate({ json: askDemoShopInput }),
    (c) => {
      const industry = c.req.param('industry');
      if (!isDemoShopIndustry(industry)) {
        throw new AppError('not_found', 'There is no demo shop for this industry.');
      }
      const { text, history } = c.req.valid('json');
      const circles = [
        ...addressCircles({ address: c.get('clientAddress'), most: 4 }),
        { of: 'demo shops', most: mostOpen },
      ];
      return streamEvents({
        c,
        place: deps.streams.takePlace({ pool: 'answers', circles }),
        async run({ send, signal }) {
          const turns = history.map(({ role, text }) => ({
            role: role === 'visitor' ? ('visitor' as const) : ('assistant' as const),
            text,
          }));
          const asked = { deps, industry, question: text, history: turns, signal };
          for await (const event of askDemoShop(asked)) {
            await send({ type: event.type, data: event });
          }
        },
      });
    },
  );
}
