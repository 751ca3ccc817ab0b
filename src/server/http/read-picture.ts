import { avatarRules } from '#shared/contract/accounts.ts';
import { AppError } from '#shared/errors.ts';
import { readBytes } from './read-json.ts';

type PictureType = (typeof avatarRules.types)[number];

/** A small picture as a whole body. Its type is what the bytes are, whatever the sender calls them: only what no browser would ever run. */
export async function readPicture(
  request: Request,
): Promise<{ type: PictureType; image: Buffer<ArrayBuffer> }> {
  const image = Buffer.from(await readBytes(request, avatarRules.maxBytes));
  const type = sniffPicture(image);
  if (type) return { type, image };
  throw new AppError(
    'unsupported_media_type',
    'Please choose a PNG, JPEG or WebP picture of at most 200 KB.',
  );
}

/** Null for bytes that are no picture of these types. */
export const sniffPicture = (image: Buffer): PictureType | null =>
  signatures.find(([, matches]) => matches(image))?.[0] ?? null;

const signatures: [PictureType, (image: Buffer) => boolean][] = [
  ['image/png', (image) => image.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
  ['image/jpeg', (image) => image.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  [
    'image/webp',
    (image) =>
      image.subarray(0, 4).toString('latin1') === 'RIFF' &&
      image.subarray(8, 12).toString('latin1') === 'WEBP',
  ],
];
