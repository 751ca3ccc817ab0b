/** Text to vectors: what search by meaning needs from a model, wherever it runs. */
export type Embedder = {
  /** Names model and number format exactly; vectors of different ids are never compared. */
  id: string;
  dimensions: number;
  /** Its vectors say little about texts in other scripts than Latin. */
  isEnglishOnly?: boolean;
  /** Unit vectors in the order of the texts. Urgent work (a visitor waits) goes before imports. */
  embed(texts: readonly string[], options?: EmbedOptions): Promise<Float32Array[]>;
  close(): Promise<void>;
};

export type EmbedOptions = { signal?: AbortSignal; urgent?: boolean };
