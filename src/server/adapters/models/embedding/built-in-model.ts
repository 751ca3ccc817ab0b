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

/** The same model trained to tell whether a text answers a question, and its last step. It lies beside the model. */
export const builtInJudge = {
  id: 'all-MiniLM-L6-v2-judge-5',
  files: {
    'judge.onnx': {
      bytes: 58_551_881,
      sha256: '00f1f47111f01479f44764dc386e15d54f77f48e23fe4dba90a86cc587835b39',
    },
    'judge-head.bin': {
      bytes: 3_076,
      sha256: 'be063273eb52f8f41063e294fa8a0375a267572a19e1b9bb0e6d1a4740f41c3f',
    },
  },
} satisfies ModelManifest;
