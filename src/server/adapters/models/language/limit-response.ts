import { ModelError } from './language-model.ts';

/** Many times what the longest answer takes on the wire. */
const mostBytes = 1_048_576;

/** A model server may ignore every limit it is asked to keep: after a megabyte it is hung up on, whatever it sends. */
export function limitResponse(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body) return response;
    let received = 0;
    const limited = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        received += chunk.byteLength;
        if (received > mostBytes) controller.error(new ModelError('broken'));
        else controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(limited), { status, statusText, headers });
  };
}
