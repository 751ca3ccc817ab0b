/** Text to vectors: what search by meaning needs from a model, wherever it runs. */
export type Embedder = {
  /** Names model and number format exactly; vectors of different ids are never compared. */
  id: string;
  /** Its vectors of texts that are given as they are written are the same as those of this earlier id. */
  writtenId?: string;
  dimensions: number;
  /** The languages whose meaning it knows; in others its vectors say little. */
  languages: EmbedderLanguages;
  /** Unit vectors in the order of the texts. Urgent work (a visitor waits) goes before imports. */
  embed(texts: readonly string[], options?: EmbedOptions): Promise<Float32Array[]>;
  /**
   * How far each text answers the question: above 0 it rather does, below 0 it rather doesn't. Left out by models that
   * can't tell.
   */
  judge?(question: string, texts: readonly string[], options?: JudgeOptions): Promise<number[]>;
  close(): Promise<void>;
};

export type JudgeOptions = {
  signal?: AbortSignal;
  /** Others wait, so a model that reads twice reads once. */
  isBusy?: boolean;
};

/** Texts in other languages are given as they are to a model for English, or word by word in English. */
export type EmbedderLanguages = 'all' | readonly ['en'] | 'read-in-english';

export type EmbedOptions = {
  signal?: AbortSignal;
  urgent?: boolean;
  /** Some models embed what is asked differently from what is searched; passages are the default. */
  as?: 'question' | 'passage';
};
