export type DispositionParameters = { name: string; fileName: string | null };

/** The field and file name of a part of a form, or null when it names no field. */
export function readDisposition(headers: string): DispositionParameters | null {
  const [, line = ''] =
    /^content-disposition:[ \t]*form-data[ \t]*;([^\r\n]*)\r\n/im.exec(headers) ?? [];
  const parameters = new Map<string, string>();
  for (const [, name = '', quoted, plain] of line.matchAll(parameter)) {
    parameters.set(name.toLowerCase(), quoted === undefined ? (plain ?? '') : unquote(quoted));
  }
  const name = parameters.get('name');
  if (!name) return null;
  const extended = /^utf-8'[^']*'(.*)$/i.exec(parameters.get('filename*') ?? '')?.[1];
  const fileName = (extended && decode(extended)) ?? parameters.get('filename') ?? null;
  return { name, fileName };
}

const parameter = /([\w-]+\*?)[ \t]*=[ \t]*(?:"((?:[^"\\]|\\.)*)"|([^;\s]*))/g;

/** Browsers write a quote as %22; older programs put a backslash before it. */
const unquote = (value: string) => value.replace(/\\(["\\])/g, '$1').replace(/%22/g, '"');

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** A header that makes browsers save a file under its own name, whatever characters that has (RFC 6266). */
export function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(wellFormed(fileName)).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** A name only to be shown: no path, no control or direction signs, never empty. */
export function cleanFileName(given: string): string {
  const name = wellFormed(given)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^.*[/\\]/s, '')
    .trim();
  return /^\.*$/.test(name) ? 'document' : shorten(name);
}

const longest = 200;

/** The end of a name says what the file is, so the middle goes. */
function shorten(name: string): string {
  if (name.length <= longest) return name;
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return wellFormed(name.slice(0, longest - ending.length)) + ending;
}

/** Without the half of a pair that a cut or a hostile sender left. */
const wellFormed = (text: string) => Buffer.from(text).toString();
