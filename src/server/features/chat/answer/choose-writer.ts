import {
  type CircuitBreaker,
  createCircuitBreaker,
} from '#server/adapters/models/language/circuit-breaker.ts';
import { type LanguageModel, ModelError } from '#server/adapters/models/language/language-model.ts';
import { createProviderModel } from '#server/adapters/models/language/provider-model.ts';
import { createSteadyModel } from '#server/adapters/models/language/steady-model.ts';
import { guardedFetch } from '#server/adapters/outbound/guarded-fetch.ts';
import type { MemoryPart } from '#server/config/process-memory.ts';
import type { Deps } from '#server/deps.ts';
import { countModelCall } from '#server/features/chat/queries.ts';
import { findModelKey, type LiveChatbot } from '#server/features/chatbots/index.ts';
import { notifyOwner } from '#server/features/conversations/index.ts';
import { consumeRateLimit } from '#server/http/rate-limit.ts';
import { CallNotAllowed, createCachedModel, type ModelCache } from './cached-model.ts';
import { createModelWriter, type ModelWriter } from './model-writer.ts';

const oncePerDay = { name: 'model-refused-mail', requests: 1, windowSeconds: 86_400 };

/** The chatbot's own model where its owner entered a key, else the installation's, else none: the built-in writer. */
export async function chooseWriter(input: {
  deps: Deps;
  chatbot: LiveChatbot;
  /** Answers that need no call. */
  cache?: ModelCache;
}): Promise<ModelWriter | null> {
  const { deps, chatbot, cache } = input;
  const own = await findOwnModel(input);
  const model = own ?? findOperatorModel(deps);
  if (!model) return null;
  const steady = createSteadyModel({ model, breaker: getBreaker(deps) });
  const mayCall = async () => {
    if (!own) await countOperatorCall(input);
  };
  return createModelWriter({
    model: cache ? createCachedModel({ model: steady, cache, mayCall }) : steady,
    mayCall: cache ? async () => {} : mayCall,
    onFailure(error) {
      if (error instanceof CallNotAllowed) return;
      const failure = error instanceof ModelError ? error.failure : 'aborted';
      deps.log.warn({ chatbotId: chatbot.id, failure }, 'the language model did not answer');
      if (own && failure === 'refused') void tellOwner(input);
    },
  });
}

/** Whether a language model writes this chatbot's answers. */
export function hasModel({ deps, chatbot }: { deps: Deps; chatbot: LiveChatbot }): boolean {
  const hasOwn = chatbot.settings.model !== null && chatbot.hasModelKey;
  return hasOwn || findOperatorModel(deps) !== null;
}

/** For "does my key work?", without the patience that a visitor's answer is given. */
export async function findOwnModel({
  deps,
  chatbot: { id, workspaceId, settings, publishedVersion, hasModelKey },
}: {
  deps: Deps;
  chatbot: LiveChatbot;
}): Promise<LanguageModel | null> {
  const { model } = settings;
  if (!model || !hasModelKey) return null;
  const apiKey = await findModelKey({ deps, workspaceId, id, model, publishedVersion });
  if (!apiKey) return null;
  // An address that a tenant typed may point anywhere, also at our own insides.
  return createProviderModel({ ...model, apiKey, ...(model.baseUrl && { fetch: guardedFetch }) });
}

export function findOperatorModel({ env: { model } }: Deps): LanguageModel | null {
  const { provider, apiKey, baseUrl } = model;
  // A server of the operator's own, such as Ollama, may want no key.
  if (!apiKey && provider !== 'openai-compatible') return null;
  return createProviderModel({ provider, apiKey: apiKey ?? '', baseUrl, name: model.name ?? '' });
}

const breakerPart: MemoryPart<CircuitBreaker> = { name: 'circuit breaker of language models' };
const getBreaker = ({ memory, clock }: Deps) =>
  memory.get(breakerPart, () => createCircuitBreaker({ clock }));

/** The operator pays for calls on their own key: beyond the caps the built-in writer answers. */
async function countOperatorCall({ deps, chatbot }: { deps: Deps; chatbot: LiveChatbot }) {
  const { callsPerAccountHour, callsPerMonth } = deps.env.model;
  const perAccount = { name: 'model-account', requests: callsPerAccountHour, windowSeconds: 3600 };
  const use = await consumeRateLimit({ deps, caller: chatbot.workspaceId, ...perAccount });
  if (!use.isAllowed) throw new ModelError('busy');
  const month = deps.clock.now().toISOString().slice(0, 7);
  const { orm } = deps.database;
  const isWithin = await countModelCall({ connection: orm, month, max: callsPerMonth });
  if (!isWithin) throw new ModelError('busy');
}

/** An owner's key that stopped working would otherwise only show as duller answers. */
async function tellOwner({ deps, chatbot }: { deps: Deps; chatbot: LiveChatbot }): Promise<void> {
  try {
    const use = await consumeRateLimit({ deps, caller: chatbot.id, ...oncePerDay });
    if (!use.isAllowed) return;
    const mail = await notifyOwner.prepare({ deps, chatbot });
    await deps.database.orm.transaction((transaction) =>
      mail.queue({ transaction, template: 'model-refused', conversationId: null, props: {} }),
    );
  } catch (error) {
    deps.log.warn({ err: error }, 'the owner was not told of a refused key');
  }
}
