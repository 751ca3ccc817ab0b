/** One observation: its signs with a 1 at the end, whether it was so, and how much it counts. */
export type Observation = { x: readonly number[]; y: number; w: number };

/** Logistic regression by Newton's method; the last weight is the constant, which isn't shrunk. */
export function fitLogistic(rows: readonly Observation[], shrinkage: number): number[] {
  const total = rows.reduce((sum, { w }) => sum + w, 0);
  let theta = rows[0]?.x.map(() => 0) ?? [];
  for (let step = 0; step < 15; step += 1) {
    const gradient = theta.map((value, index) =>
      index < theta.length - 1 ? shrinkage * value : 0,
    );
    const curvature = theta.map((_, row) =>
      theta.map((__, column): number => (row === column ? shrinkage : 0)),
    );
    for (const { x, y, w } of rows) {
      const p = predict(theta, x);
      for (const [row, value] of x.entries()) {
        gradient[row] = (gradient[row] ?? 0) + (w / total) * (p - y) * value;
        const line = curvature[row] ?? [];
        for (const [column, other] of x.entries())
          line[column] = (line[column] ?? 0) + (w / total) * p * (1 - p) * value * other;
      }
    }
    const change = solve(curvature, gradient);
    theta = theta.map((value, index) => value - (change[index] ?? 0));
  }
  return theta;
}

export function predict(theta: readonly number[], x: readonly number[]): number {
  return 1 / (1 + Math.exp(-dot(theta, x)));
}

export function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}

/** Gaussian elimination; the matrix is small and positive. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  for (const [at, pivot] of rows.entries()) {
    for (const [index, row] of rows.entries()) {
      if (index === at) continue;
      const factor = (row[at] ?? 0) / (pivot[at] ?? 1);
      for (let column = at; column < row.length; column += 1)
        row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0);
    }
  }
  return rows.map((row, index) => (row.at(-1) ?? 0) / (row[index] ?? 1));
}
