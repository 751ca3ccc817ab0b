/** A model as `npm run prepare-model` writes it; the same description lies beside the files as manifest.json. */
export type ModelManifest = {
  id: string;
  files: Record<string, { bytes: number; sha256: string }>;
};

export const manifestName = 'manifest.json';

/**
 * all-MiniLM-L6-v2 (Apache-2.0) with eight-bit weights. The id changes whenever stored vectors have to be computed
 * again: other weights or another number format.
 */
export const builtInModel = {
  id: 'all-MiniLM-L6-v2-int8-1',
  files: {
    'model.onnx': {
      bytes: 58_551_881,
      sha256: 'e6f8fdfb5e00076a6e8632fa7534a3188f8346753e13b785ea49a4dd41ca143b',
    },
    'vocab.txt': {
      bytes: 231_508,
      sha256: '07eced375cec144d27c900241f3e339478dec958f92fddbc551f295c992038a3',
    },
  },
} satisfies ModelManifest;

/**
 * Whose vectors those of the built-in model are: texts in other languages are read in English first. Raise the number
 * when the dictionaries change so much that documents have to be embedded again.
 */
export const builtInVectors = `${builtInModel.id}-read-1`;

/**
 * Models that were trained to tell whether a text answers a question, and their last steps: the quick one from the
 * built-in model, the deep one from gte-small (MIT). They lie beside the model.
 */
export const builtInJudges = {
  id: 'all-MiniLM-L6-v2-judge-7-gte-small-judge-4',
  files: {
    'quick-judge.onnx': {
      bytes: 58_544_154,
      sha256: '4be48438bf23512b151a638c2a36cd6ab2097b59c0dab022832273deef86d4f6',
    },
    'quick-judge-head.bin': {
      bytes: 3_076,
      sha256: 'ce8085e80f87b70316b174513b7d5040f0e5924f43b16798e23f9ed9ec13eebb',
    },
    'deep-judge.onnx': {
      bytes: 69_390_699,
      sha256: '9b1a1f5c0dfd4fd385b28fae07ab08e4b40d94c53652bd8eda9ed15eae8582a6',
    },
    'deep-judge-head.bin': {
      bytes: 3_076,
      sha256: '9a60ee5c2ecbc07fcb1be1d4e47a56f4e9dcf4a60853914816e1a09d9076bc20',
    },
  },
} satisfies ModelManifest;
