import type { avatarRules } from '#shared/contract/accounts.ts';
import { AppError } from '#shared/errors.ts';

type ImageType = (typeof avatarRules.types)[number];

/** What the bytes are, whatever the sender calls them: only pictures no browser would ever run. */
export function getImageType(image: Buffer): ImageType {
  const type = signatures.find(([, matches]) => matches(image))?.[0];
  if (type) return type;
  throw new AppError(
    'unsupported_media_type',
    'Please choose a PNG, JPEG or WebP picture of at most 200 KB.',
  );
}

const signatures: [ImageType, (image: Buffer) => boolean][] = [
  ['image/png', (image) => image.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
  ['image/jpeg', (image) => image.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  [
    'image/webp',
    (image) =>
      image.subarray(0, 4).toString('latin1') === 'RIFF' &&
      image.subarray(8, 12).toString('latin1') === 'WEBP',
  ],
];
