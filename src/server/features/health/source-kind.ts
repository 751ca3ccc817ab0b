import type { WeakSource } from '#shared/contract/health.ts';

export const kindOf = ({
  url,
  textVersion,
}: {
  url: string | null;
  textVersion: number | null;
}): WeakSource['source'] => (url === null ? (textVersion === null ? 'file' : 'text') : 'page');
