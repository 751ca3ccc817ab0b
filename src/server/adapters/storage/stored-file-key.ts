/** Keys are made by us and never from what people type; this keeps a mistake from reaching outside the storage. */
export function assertKey(key: string): string {
  if (/^[a-z0-9-]{1,64}(\/[a-z0-9-]{1,64}){0,4}$/.test(key)) return key;
  throw new Error('This is no key of a stored file');
}

export class StoredFileMissing extends Error {
  override readonly name = 'StoredFileMissing';
}
