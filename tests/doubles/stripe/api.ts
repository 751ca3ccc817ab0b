/** The addresses of Stripe's API that Askwell calls, with the parameters each of them takes. */
import type Stripe from 'stripe';
import { allowOnly, type Fields, missing, StripeFailure } from './wire.ts';
import { newId, type World } from './world.ts';

type Call = { fields: Fields; id: string };
type Route = {
  method: string;
  path: RegExp;
  params: readonly string[];
  answer(options: Call): unknown;
};

export function apiRoutes({ world, address }: { world: World; address: () => string }): Route[] {
  const { customers, sessions, subscriptions, invoices, charges, prices, invoicePayments } = world;
  const expanded = (subscription: { latest_invoice?: unknown }) => ({
    ...subscription,
    latest_invoice: invoices.get(String(subscription.latest_invoice)) ?? null,
  });
  const of = <T extends { customer?: unknown }>(all: Map<string, T>, customer: unknown) =>
    [...all.values()].filter((one) => one.customer === customer).reverse();

  return [
    post('/v1/customers', ['email', 'name', 'metadata'], ({ fields }) => {
      const { email, name } = fields as Record<string, string>;
      const metadata = (fields.metadata ?? {}) as Stripe.Metadata;
      const customer = { id: newId('cus'), object: 'customer' as const, email, name, metadata };
      customers.set(customer.id, customer as Stripe.Customer);
      return customer;
    }),
    get('/v1/customers/:id', ['expand'], ({ id }) => find(customers, id)),
    get('/v1/prices/:id', [], ({ id }) => find(prices, id)),
    post('/v1/checkout/sessions', sessionParams, ({ fields }) => {
      const lines = fields.line_items as { 0: { price: string } };
      const price = lines[0].price;
      if (!prices.has(price)) throw missing({ id: price, param: 'line_items[0][price]' });
      const customer = String(fields.customer);
      find(customers, customer);
      const id = newId('cs_test');
      const session: Partial<Stripe.Checkout.Session> & { id: string } = {
        id,
        object: 'checkout.session',
        mode: 'subscription',
        status: 'open',
        payment_status: 'unpaid',
        customer,
        client_reference_id: String(fields.client_reference_id),
        metadata: (fields.metadata ?? {}) as Stripe.Metadata,
        success_url: String(fields.success_url),
        cancel_url: String(fields.cancel_url),
        subscription: null,
        url: `${address()}/pay/${id}?price=${price}`,
      };
      sessions.set(id, session);
      return session;
    }),
    get('/v1/checkout/sessions', ['customer', 'status', 'limit'], ({ fields }) =>
      list(of(sessions, fields.customer).filter((one) => one.status === fields.status)),
    ),
    get('/v1/checkout/sessions/:id', [], ({ id }) => find(sessions, id)),
    post('/v1/checkout/sessions/:id/expire', [], ({ id }) => {
      const session = find(sessions, id);
      if (session.status !== 'open') throw refused('Only open sessions can be expired.');
      return Object.assign(session, { status: 'expired', url: null });
    }),
    get('/v1/subscriptions', ['customer', 'status', 'limit', 'expand'], ({ fields }) =>
      list(of(subscriptions, fields.customer).map(expanded)),
    ),
    get('/v1/subscriptions/:id', ['expand'], ({ id, fields }) => {
      const subscription = find(subscriptions, id);
      if (!fields.expand) return subscription;
      return { ...expanded(subscription), default_payment_method: world.card };
    }),
    post('/v1/subscriptions/:id', subscriptionParams, ({ id, fields }) => {
      const subscription = find(subscriptions, id);
      const isEnded = subscription.status === 'canceled';
      if (isEnded && fields.items)
        throw refused(
          'A canceled subscription can only update its cancellation_details and metadata.',
        );
      changeItems({ world, subscription, fields });
      return world.change(id, {
        metadata: { ...subscription.metadata, ...(fields.metadata as Stripe.Metadata) },
        ...(fields.cancel_at_period_end && {
          cancel_at_period_end: fields.cancel_at_period_end === 'true',
        }),
      });
    }),
    route('DELETE', '/v1/subscriptions/:id', [], ({ id }) => {
      const now = Math.floor(Date.now() / 1000);
      return world.change(id, { status: 'canceled', canceled_at: now, ended_at: now });
    }),
    get('/v1/invoices', ['customer', 'limit'], ({ fields }) => list(of(invoices, fields.customer))),
    get('/v1/invoices/:id', [], ({ id }) => find(invoices, id)),
    get('/v1/charges/:id', [], ({ id }) => find(charges, id)),
    get('/v1/invoice_payments', ['payment', 'limit'], ({ fields }) => {
      const { payment_intent: intent } = fields.payment as Record<string, string>;
      return list(
        [...invoicePayments.values()].filter((one) => one.payment?.payment_intent === intent),
      );
    }),
    post('/v1/billing_portal/sessions', ['customer', 'return_url'], ({ fields }) => {
      find(customers, String(fields.customer));
      const back = encodeURIComponent(String(fields.return_url));
      const url = `${address()}/portal?return_url=${back}`;
      return { id: newId('bps'), object: 'billing_portal.session', url };
    }),
  ];
}

const sessionParams = [
  ...['mode', 'customer', 'client_reference_id', 'line_items', 'success_url', 'cancel_url'],
  ...['metadata', 'subscription_data', 'automatic_tax', 'tax_id_collection'],
  ...['allow_promotion_codes', 'customer_update'],
];
const subscriptionParams = [
  ...['items', 'metadata', 'cancel_at_period_end', 'proration_behavior', 'payment_behavior'],
  'expand',
];

function changeItems({
  fields,
  world,
  subscription,
}: {
  world: World;
  subscription: Parameters<World['setItem']>[0]['subscription'];
  fields: Fields;
}): void {
  const item = (fields.items as { 0?: { id: string; price: string } } | undefined)?.[0];
  if (!item) return;
  const price = world.prices.get(item.price);
  if (!price) throw missing({ id: item.price, param: 'items[0][price]' });
  if (world.card.card.last4 === '0002' && fields.payment_behavior === 'error_if_incomplete') {
    throw new StripeFailure({
      status: 402,
      type: 'card_error',
      code: 'card_declined',
      message: 'Your card was declined.',
    });
  }
  world.setItem({ subscription, priceId: item.price, id: item.id });
  if (fields.proration_behavior === 'always_invoice') {
    world.bill({ subscription, amount: price.unit_amount ?? 0, paid: true });
  }
}

function route(method: string, path: string, params: readonly string[], answer: Route['answer']) {
  const pattern = new RegExp(`^${path.replace(':id', '(?<id>[^/]+)')}$`);
  return {
    method,
    path: pattern,
    params,
    answer: (call: Call) => {
      allowOnly({ fields: call.fields, names: params });
      return answer(call);
    },
  };
}

const get = (...of: [path: string, params: readonly string[], answer: Route['answer']]) =>
  route('GET', ...of);
const post = (...of: [path: string, params: readonly string[], answer: Route['answer']]) =>
  route('POST', ...of);

function find<T>(all: Map<string, T>, id: string): T {
  const found = all.get(id);
  if (!found) throw missing({ id });
  return found;
}

function list(data: unknown[]) {
  return { object: 'list', data, has_more: false, url: '/v1' };
}

function refused(message: string): StripeFailure {
  return new StripeFailure({ status: 400, type: 'invalid_request_error', message });
}
