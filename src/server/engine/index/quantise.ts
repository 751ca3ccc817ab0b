/** Vectors as bytes: one scale (float32) and one signed byte a dimension; a tenth of a percent of cosine is the price of a quarter of the memory. */
export const bytesPerVector = (dimensions: number): number => 4 + dimensions;

export function quantiseVectors(vectors: readonly Float32Array[]): Uint8Array {
  const dimensions = vectors[0]?.length ?? 0;
  const size = bytesPerVector(dimensions);
  const bytes = new Uint8Array(size * vectors.length);
  const view = new DataView(bytes.buffer);
  for (const [index, vector] of vectors.entries()) {
    const { scale, values } = quantiseVector(vector);
    view.setFloat32(index * size, scale, true);
    bytes.set(new Uint8Array(values.buffer), index * size + 4);
  }
  return bytes;
}

export function quantiseVector(vector: Float32Array): { scale: number; values: Int8Array } {
  let largest = 0;
  for (const value of vector) largest = Math.max(largest, Math.abs(value));
  const scale = largest / 127 || 1;
  const values = new Int8Array(vector.length);
  for (let at = 0; at < vector.length; at += 1) values[at] = Math.round((vector[at] ?? 0) / scale);
  return { scale, values };
}
