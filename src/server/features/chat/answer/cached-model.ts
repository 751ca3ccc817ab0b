import { createHash } from 'node:crypto';
import type { LanguageModel } from '#server/adapters/models/language/language-model.ts';

/** What a model wrote before, by everything it was told. */
export type ModelCache = {
  find(key: string): Promise<string | null>;
  /** Asked before a call that the cache can't save; throws when it may not be made. */
  beforeCall(): void;
  save(options: { key: string; text: string }): Promise<void>;
};

/** Thrown by `beforeCall` where only cached answers may be used. */
export class CallNotAllowed extends Error {
  override readonly name = 'CallNotAllowed';
}

/** Asks the model only what it hasn't been asked yet. An answer that broke off isn't kept. */
export function createCachedModel({
  model,
  cache,
  mayCall,
}: {
  model: LanguageModel;
  cache: ModelCache;
  mayCall(): Promise<void>;
}): LanguageModel {
  return {
    id: model.id,
    async *stream(request) {
      const { instructions, turns } = request;
      const told = JSON.stringify([model.id, instructions, turns]);
      const key = createHash('sha256').update(told).digest('hex');
      const known = await cache.find(key);
      if (known !== null) {
        yield known;
        return;
      }
      cache.beforeCall();
      await mayCall();
      let text = '';
      for await (const piece of model.stream(request)) {
        text += piece;
        yield piece;
      }
      await cache.save({ key, text });
    },
  };
}
