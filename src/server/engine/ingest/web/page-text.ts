/** The bytes of a web page as text, by what the server and the page say of themselves, else by what they look like. */
import { decodeText } from '#server/engine/ingest/read/decode-text.ts';
import { ReadFailure } from '#server/engine/ingest/read/read-failure.ts';

const headBytes = 2_048;

export function decodePage({ bytes, contentType }: { bytes: Buffer; contentType: string }): string {
  const label =
    charsetOf(contentType) ?? charsetOf(bytes.subarray(0, headBytes).toString('latin1'));
  // UTF-8 and UTF-16 show in the bytes themselves; pages often claim them wrongly.
  if (label && !/^utf-?(?:8|16)|^unicode/i.test(label)) {
    try {
      return new TextDecoder(label).decode(bytes);
    } catch {
      // A name that no one knows.
    }
  }
  try {
    return decodeText(bytes);
  } catch (error) {
    if (error instanceof ReadFailure) return '';
    throw error;
  }
}

const charsetOf = (text: string): string | undefined =>
  /charset\s*=\s*["']?\s*([\w.:-]{2,40})/i.exec(text)?.[1];
