import { randomUUID } from 'node:crypto';
import { actionPresets } from '#shared/action-presets.ts';
import type { Action, ActionKind, RunActionResponse } from '#shared/contract/actions.ts';
import { type ShopDouble, shopKeys } from '../../../tests/doubles/shop-systems.ts';
import { createShop, TestVisitor } from './chat-fixtures.ts';
import type { TestApp } from './create-test-app.ts';

/** A ready-made action whose addresses are those of the shop's systems. */
export function createAction({
  kind,
  shop,
  ...changes
}: Partial<Action> & { kind: ActionKind; shop: Pick<ShopDouble, 'origin'> }): Action {
  const preset = actionPresets.find((one) => one.kind === kind);
  if (!preset) throw new Error(`There is no action ${kind}`);
  const { call } = preset.action;
  const action = { ...structuredClone(preset.action), id: randomUUID(), kind, ...changes };
  if (!call || changes.call !== undefined) return action;
  return { ...action, call: { ...call, url: call.url.replace(/^https:\/\/[^/]+/, shop.origin) } };
}

const keyOf: Partial<Record<ActionKind, [header: string, value: string]>> = {
  woocommerce: ['Authorization', shopKeys.woocommerce],
  shopify: ['X-Shopify-Access-Token', shopKeys.shopify],
  order: ['Authorization', shopKeys.plain],
};

/** A chatbot with these actions and their keys, and a visitor in a conversation with it. */
export async function createActionShop({
  app,
  shop,
  actions,
  text,
}: {
  app: TestApp;
  shop: ShopDouble;
  actions: Action[];
  text?: string;
}) {
  const owner = await createShop({ app, settings: { actions }, ...(text && { text }) });
  for (const { id: actionId, kind } of actions) {
    const [header, value] = keyOf[kind] ?? [];
    if (!header) continue;
    const response = await owner.browser.request(
      `/api/chatbots/${owner.chatbotId}/actions/secrets`,
      {
        method: 'PUT',
        json: { actionId, header, address: shop.origin, value },
      },
    );
    if (!response.ok) throw new Error(await response.text());
  }
  const visitor = new TestVisitor({ app, chatbotId: owner.chatbotId });
  await visitor.ask('Are you open on Sundays?');
  return { ...owner, visitor };
}

/** Sends an action's form, or its card with a confirmation. */
export async function runAction({
  visitor,
  action,
  fields,
  confirmation,
}: {
  visitor: TestVisitor;
  action: Pick<Action, 'id'>;
  fields: Record<string, string>;
  confirmation?: string;
}): Promise<{ status: number; body: RunActionResponse; text: string }> {
  const json = { fields, ...(confirmation && { confirmation }) };
  const response = await visitor.request(`actions/${action.id}`, { json });
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text) as RunActionResponse, text };
}
