/**
 * Order systems as they speak on the wire: WooCommerce's REST API v3, Shopify's Admin API (GraphQL), a plain JSON API,
 * and a newsletter service. It keeps a log of what is requested.
 */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { selectFields } from './select-fields.ts';

export type ShopDouble = Awaited<ReturnType<typeof startShopDouble>>;
export type ShopOrder = {
  number: string;
  email: string;
  status: string;
  total: string;
  items: string[];
  note: string;
  trackingUrl: string | null;
};
type ShopRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: string };
type Reply = { status: number; body: unknown };

export const shopKeys = {
  woocommerce: `Basic ${Buffer.from('ck_1a2b3c4d5e:cs_5e4d3c2b1a').toString('base64')}`,
  shopify: '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',
  plain: 'Bearer order-key-77120',
};

const defaultOrders: ShopOrder[] = [
  {
    number: '1001',
    email: 'mira@customers.test',
    status: 'processing',
    total: '129.90',
    items: ['Oak stool', 'Wool blanket'],
    note: 'Leave it at the back door.',
    trackingUrl: 'https://parcels.test/track/JD0146000081',
  },
  {
    number: '1002',
    email: 'jonas@customers.test',
    status: 'completed',
    total: '42.00',
    items: ['Reading lamp'],
    note: '',
    trackingUrl: null,
  },
];

export async function startShopDouble({ port = 0, orders: given = defaultOrders } = {}) {
  // Tests change them, and files of tests share what a module holds.
  const orders = structuredClone(given);
  const requests: ShopRequest[] = [];
  const state: { failing: number; isSilent: boolean } = { failing: 0, isSilent: false };
  const subscribers: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = 'GET', url: path = '/', headers } = request;
      const asked = { method, path, headers, body: Buffer.concat(chunks).toString() };
      requests.push(asked);
      if (state.isSilent) return;
      if (state.failing > 0) {
        state.failing -= 1;
        return send(response, { status: 503, body: { message: 'Service unavailable' } });
      }
      send(response, answer(asked));
    });
  });

  function answer(asked: ShopRequest): Reply {
    const { pathname } = new URL(asked.path, 'http://shop.test');
    if (pathname.startsWith('/wp-json/wc/v3/')) return answerWooCommerce({ asked, pathname });
    if (/^\/admin\/api\/\d{4}-\d\d\/graphql\.json$/.test(pathname)) return answerShopify(asked);
    if (pathname === '/redirect') return { status: 302, body: null };
    if (pathname === '/newsletter' && asked.method === 'POST') return subscribe(asked);
    const [, number] = /^\/api\/orders\/([^/]+)$/.exec(pathname) ?? [];
    if (asked.headers.authorization !== shopKeys.plain) {
      return { status: 401, body: { error: 'unauthorized' } };
    }
    const order = orders.find((one) => one.number === decodeURIComponent(number ?? ''));
    return order ? { status: 200, body: order } : { status: 404, body: { error: 'not found' } };
  }

  function answerWooCommerce({ asked, pathname }: { asked: ShopRequest; pathname: string }): Reply {
    const refuse = (status: number, code: string, message: string) => ({
      status,
      body: { code, message, data: { status } },
    });
    if (asked.headers.authorization !== shopKeys.woocommerce) {
      const message = 'Sorry, you cannot view this resource.';
      return refuse(401, 'woocommerce_rest_cannot_view', message);
    }
    const [, id] = /^\/wp-json\/wc\/v3\/orders\/(\d+)$/.exec(pathname) ?? [];
    if (!id) {
      const message = 'No route was found matching the URL and request method.';
      return refuse(404, 'rest_no_route', message);
    }
    const order = orders.find(({ number }) => number === id);
    if (!order) return refuse(404, 'woocommerce_rest_shop_order_invalid_id', 'Invalid ID.');
    return { status: 200, body: toWooCommerce(order) };
  }

  function answerShopify({ headers, body }: ShopRequest): Reply {
    if (headers['x-shopify-access-token'] !== shopKeys.shopify) {
      const errors = '[API] Invalid API key or access token (unrecognized login or wrong password)';
      return { status: 401, body: { errors } };
    }
    const { query, variables } = JSON.parse(body) as {
      query: string;
      variables: Record<string, string>;
    };
    const [, name = ''] = /^name:#?(\S+)$/.exec(variables.q ?? '') ?? [];
    const nodes = orders.filter(({ number }) => number === name).map(toShopify);
    const selected = selectFields({ query, data: { orders: { nodes } } });
    return {
      status: 200,
      body: {
        ...selected,
        extensions: { cost: { requestedQueryCost: 6, actualQueryCost: 4 } },
      },
    };
  }

  function subscribe({ headers, body }: ShopRequest): Reply {
    const key = String(headers['idempotency-key'] ?? '');
    const { email } = JSON.parse(body) as { email: string };
    subscribers.push(`${email} ${key}`);
    return { status: 201, body: { id: subscribers.length, email, status: 'subscribed' } };
  }

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    requests,
    subscribers,
    orders,
    /** The next requests fail with 503. */
    failNext(count: number) {
      state.failing = count;
    },
    beSilent(isSilent: boolean) {
      state.isSilent = isSilent;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(response: ServerResponse, { status, body }: Reply): void {
  const headers = status === 302 ? { location: 'http://127.0.0.1/inside' } : {};
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers });
  response.end(JSON.stringify(body));
}

const toWooCommerce = ({ number, email, status, total, items, note }: ShopOrder) => ({
  id: Number(number),
  parent_id: 0,
  number,
  status,
  currency: 'EUR',
  date_created: '2026-11-09T11:20:31',
  date_created_gmt: '2026-11-09T10:20:31',
  total,
  customer_note: note,
  billing: { first_name: 'Mira', last_name: 'Lindt', city: 'Graz', email, phone: '+43 316 555 01' },
  shipping: { address_1: 'Murgasse 4', postcode: '8010', city: 'Graz', country: 'AT' },
  payment_method_title: 'Credit card',
  line_items: items.map((name, at) => ({ id: at + 1, name, quantity: 1, total: '40.00' })),
});

const toShopify = ({ number, email, status, total, items, note, trackingUrl }: ShopOrder) => ({
  id: `gid://shopify/Order/45${number}`,
  name: `#${number}`,
  email,
  note,
  displayFinancialStatus: 'PAID',
  displayFulfillmentStatus: status === 'completed' ? 'FULFILLED' : 'IN_PROGRESS',
  processedAt: '2026-11-09T10:20:31Z',
  currentTotalPriceSet: { shopMoney: { amount: total, currencyCode: 'EUR' } },
  lineItems: { nodes: items.map((name) => ({ name, quantity: 1 })) },
  fulfillments: trackingUrl ? [{ trackingInfo: [{ url: trackingUrl, number: 'JD01' }] }] : [],
});
