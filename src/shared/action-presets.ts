/** Ready-made actions: an owner picks one and fills in where their shop is. */
import type { Action, ActionKind } from '#shared/contract/actions.ts';

type Preset = {
  kind: ActionKind;
  title: string;
  text: string;
  action: Omit<Action, 'id' | 'kind'>;
};

const orderNumber = { key: 'order', label: 'Order number', type: 'order', required: true } as const;
const orderEmail = {
  key: 'email',
  label: 'Email you ordered with',
  type: 'email',
  required: true,
} as const;
const order = {
  enabled: true,
  name: 'Order status',
  questions: [
    'Where is my order?',
    'What is the status of my order?',
    'Track my order',
    'When will my order arrive?',
    'Has my order been shipped?',
    "My package hasn't arrived",
  ],
  intro: 'I can look that up. Please enter your order number and the email you ordered with.',
  changes: false,
  fields: [orderNumber, orderEmail],
  done: "Here's your order:",
};

/** The newest stable version of Shopify's Admin API that the query was written for. */
const shopifyVersion = '2026-10';
const shopifyQuery =
  'query($q: String!) { orders(first: 1, query: $q) { nodes { name email displayFinancialStatus displayFulfillmentStatus processedAt currentTotalPriceSet { shopMoney { amount currencyCode } } lineItems(first: 10) { nodes { name } } fulfillments(first: 5) { trackingInfo(first: 1) { url } } } } }';

export const actionPresets: readonly Preset[] = [
  {
    kind: 'woocommerce',
    title: 'WooCommerce order status',
    text: 'Looks orders up in your WooCommerce shop.',
    action: {
      ...order,
      call: {
        method: 'GET',
        url: 'https://shop.example.com/wp-json/wc/v3/orders/{{order}}',
        headers: [{ name: 'Authorization', value: '', isSecret: true }],
        body: '',
      },
      checks: [
        { field: 'order', path: 'number' },
        { field: 'email', path: 'billing.email' },
      ],
      shown: [
        { path: 'status', label: 'Status', format: 'words' },
        { path: 'date_created_gmt', label: 'Ordered on', format: 'date' },
        { path: 'line_items[].name', label: 'Items', format: 'text' },
        { path: 'total', label: 'Total', format: 'money' },
      ],
    },
  },
  {
    kind: 'shopify',
    title: 'Shopify order status',
    text: "Looks orders up with Shopify's Admin API.",
    action: {
      ...order,
      call: {
        method: 'POST',
        url: `https://your-shop.myshopify.com/admin/api/${shopifyVersion}/graphql.json`,
        headers: [{ name: 'X-Shopify-Access-Token', value: '', isSecret: true }],
        body: JSON.stringify({ query: shopifyQuery, variables: { q: 'name:{{order}}' } }, null, 2),
      },
      checks: [
        { field: 'order', path: 'data.orders.nodes[0].name' },
        { field: 'email', path: 'data.orders.nodes[0].email' },
      ],
      shown: [
        { path: 'data.orders.nodes[0].displayFulfillmentStatus', label: 'Status', format: 'words' },
        { path: 'data.orders.nodes[0].displayFinancialStatus', label: 'Payment', format: 'words' },
        { path: 'data.orders.nodes[0].processedAt', label: 'Ordered on', format: 'date' },
        { path: 'data.orders.nodes[0].lineItems.nodes[].name', label: 'Items', format: 'text' },
        {
          path: 'data.orders.nodes[0].currentTotalPriceSet.shopMoney.amount',
          label: 'Total',
          format: 'money',
        },
        {
          path: 'data.orders.nodes[0].fulfillments[0].trackingInfo[0].url',
          label: 'Tracking',
          format: 'link',
        },
      ],
    },
  },
  {
    kind: 'order',
    title: 'Order status from another system',
    text: 'Looks orders up at an address of yours that responds with JSON.',
    action: {
      ...order,
      call: {
        method: 'GET',
        url: 'https://shop.example.com/api/orders/{{order}}',
        headers: [{ name: 'Authorization', value: '', isSecret: true }],
        body: '',
      },
      checks: [
        { field: 'order', path: 'number' },
        { field: 'email', path: 'email' },
      ],
      shown: [{ path: 'status', label: 'Status', format: 'words' }],
    },
  },
  {
    kind: 'callback',
    title: 'Callback request',
    text: 'Asks for a phone number and a good time. Requests become leads.',
    action: {
      enabled: true,
      name: 'Request a callback',
      questions: [
        'Can you call me back?',
        'Please call me',
        'I would like a callback',
        'Can someone phone me?',
      ],
      intro: 'We can call you back. Please leave your number and a good time.',
      fields: [
        { key: 'name', label: 'Your name', type: 'text', required: true },
        { key: 'phone', label: 'Your phone number', type: 'phone', required: true },
        { key: 'time', label: 'A good time to call', type: 'text', required: false },
        { key: 'message', label: 'What is it about?', type: 'long', required: false },
      ],
      changes: true,
      call: null,
      checks: [],
      shown: [],
      done: "Thank you. We'll call you back.",
    },
  },
  {
    kind: 'newsletter',
    title: 'Newsletter sign-up',
    text: 'Collects email addresses as leads, or sends them to your newsletter service.',
    action: {
      enabled: true,
      name: 'Newsletter sign-up',
      questions: [
        'Can I sign up for your newsletter?',
        'Subscribe to the newsletter',
        'Do you have a newsletter?',
      ],
      intro: 'You can sign up for our newsletter here.',
      fields: [{ key: 'email', label: 'Your email', type: 'email', required: true }],
      changes: true,
      call: null,
      checks: [],
      shown: [],
      done: "Thank you. You're on the list.",
    },
  },
  {
    kind: 'custom',
    title: 'Your own action',
    text: 'Asks for what you choose and calls an address of yours.',
    action: {
      enabled: true,
      name: 'My action',
      questions: [],
      intro: 'Please fill in this form.',
      fields: [{ key: 'value', label: 'Your question', type: 'text', required: true }],
      changes: true,
      call: {
        method: 'POST',
        url: 'https://example.com/api',
        headers: [],
        body: '{ "value": "{{value}}" }',
      },
      checks: [],
      shown: [],
      done: 'Done.',
    },
  },
];
