import { ApiError } from '#web/lib/api-error.ts';

/** What the demo says where the real thing would need the server. */
export function onlyInAccount(message: string): ApiError {
  return new ApiError({ code: 'bad_request', status: 400, message });
}
