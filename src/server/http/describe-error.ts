/** Turns whatever was thrown into the one error a client may see. The cause stays for the log. */
import { AppError } from '#shared/errors.ts';

const retryAfterSeconds = 5;

export function describeError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const codes = listCodes(error);
  const is = (known: RegExp) => codes.some((code) => known.test(code));
  if (is(storageFull)) {
    return new AppError(
      'storage_full',
      'Askwell has run out of storage space. Nothing was changed. Please tell the person who runs this installation.',
      { cause: error },
    );
  }
  if (is(fileStorageAway)) {
    return new AppError(
      'unavailable',
      "Askwell can't reach its file storage right now. Nothing was changed. Please try again in a moment.",
      { cause: error, retryAfterSeconds },
    );
  }
  if (is(unavailable) || isLostConnection(error)) {
    return new AppError(
      'unavailable',
      'Askwell cannot reach its database right now. Please try again in a moment.',
      { cause: error, retryAfterSeconds },
    );
  }
  if (is(impossibleValue)) {
    return new AppError('bad_request', 'Part of the request is text that cannot be stored.', {
      cause: error,
    });
  }
  return new AppError(
    'internal',
    'Something went wrong on our side. Please try again, and mention the request id if you contact support.',
    { cause: error },
  );
}

/** Given by the adapter, because what is behind it looks like any other broken connection. */
const fileStorageAway = /^STORAGE_UNAVAILABLE$/;

/** disk_full of the database; no space or over quota of the file system. */
const storageFull = /^(53100|ENOSPC|EDQUOT)$/;

/**
 * Connection and operator classes, time-outs, lock conflicts worth a retry, read-only and exhausted resources
 * of the database; sockets that refuse, break or are not there, and file handles used up.
 */
const unavailable =
  /^(08...|57P0.|57014|55P03|40001|40P01|25006|53[0234]00|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOENT connect|EAI_AGAIN|EMFILE|ENFILE|EROFS)$/;

/** Values no column can hold, such as a NUL byte: the caller's doing, not ours. */
const impossibleValue = /^(22021|22P0[2-5]|22003|22007|22008)$/;

/** node-postgres reports these without a code. */
function isLostConnection(error: unknown): boolean {
  return chain(error).some(
    (part) =>
      part instanceof Error &&
      /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/.test(
        part.message,
      ),
  );
}

function listCodes(error: unknown): string[] {
  return chain(error).flatMap((part) => {
    const { code, syscall } = part as { code?: unknown; syscall?: unknown };
    // A missing file is our mistake, a missing socket is a database that is away.
    if (code === 'ENOENT') return [`ENOENT ${syscall}`];
    return typeof code === 'string' ? [code] : [];
  });
}

/** The error and its causes: Drizzle wraps what the driver threw. Bounded, since a chain may bite its tail. */
function chain(error: unknown): object[] {
  const parts: object[] = [];
  let part = error;
  while (typeof part === 'object' && part !== null && parts.length < 8) {
    parts.push(part);
    part = (part as { cause?: unknown }).cause;
  }
  return parts;
}
