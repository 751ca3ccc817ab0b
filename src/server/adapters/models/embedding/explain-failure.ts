/** "fetch failed" alone doesn't help: what failed is its cause. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
