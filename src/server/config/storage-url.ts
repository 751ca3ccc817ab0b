import { z } from 'zod';

/** A bucket, path-style, as every service that speaks S3 understands it: https://KEY:SECRET@host/bucket/folder?region=name */
export const storageUrl = z
  .string()
  .trim()
  .transform((value, context) => {
    const storage = value ? readStorageUrl(value) : null;
    if (value && !storage) {
      // The value holds a secret, so the message does not repeat it.
      const example = 'https://KEY:SECRET@s3.eu-central-1.amazonaws.com/bucket?region=eu-central-1';
      context.addIssue({ code: 'custom', message: `must be the address of a bucket: ${example}` });
    }
    return storage;
  });

function readStorageUrl(value: string) {
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  const path = url.pathname.replace(/\/+$/, '');
  if (!/^https?:$/.test(url.protocol) || !url.username || !url.password || !path) return null;
  return {
    url: `${url.origin}${path}`,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
  };
}
