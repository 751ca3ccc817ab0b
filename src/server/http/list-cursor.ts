import { AppError } from '#shared/errors.ts';

/** Where a page of a list ended: the moment and id of its last row. */
export type Cursor = { at: Date; id: string };

export function writeCursor({ at, id }: Cursor): string {
  return Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');
}

export function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined;
  const [, moment = '', id = ''] =
    /^(\S+) ([0-9a-f-]{36})$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) throw new AppError('bad_request', 'This page does not exist.');
  return { at, id };
}
