import type { ConversationMessage, UsedAction } from '#shared/contract/conversations.ts';

/** What the team reads of an action that a visitor used. What the visitor typed isn't kept. */
export function describeAction({ name, outcome }: Pick<UsedAction, 'name' | 'outcome'>): string {
  if (outcome === 'done') return `The visitor used “${name}”`;
  if (outcome === 'not-found') return `The visitor used “${name}”, and nothing was found`;
  if (outcome === 'failed') return `The visitor used “${name}”, and it failed`;
  return `The visitor used “${name}”, and it isn't known how it ended`;
}

/** Actions by the last of these messages that came before them. Those before the first message belong to earlier ones. */
export function placeActions({
  messages,
  actions,
}: {
  messages: readonly Pick<ConversationMessage, 'id' | 'createdAt'>[];
  actions: readonly UsedAction[];
}): Map<string, UsedAction[]> {
  const placed = new Map<string, UsedAction[]>();
  for (const action of actions) {
    const after = messages.findLast(({ createdAt }) => createdAt <= action.createdAt);
    if (after) placed.set(after.id, [...(placed.get(after.id) ?? []), action]);
  }
  return placed;
}
