/** A stand-in for model providers that speaks their real streaming wire: OpenAI's (and compatible ones) and Cohere's. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Behaviour =
  | { kind: 'answer'; text: string }
  | { kind: 'status'; status: number; retryAfter?: string; body?: object }
  /** Says this much, then the connection is gone. */
  | { kind: 'cut'; text: string }
  /** Takes the request and never says a word. */
  | { kind: 'silence' }
  /** Says this much, then nothing more while the connection stays. */
  | { kind: 'stall'; text: string }
  /** Says this again and again, whatever `max_tokens` asks for, until the caller hangs up. */
  | { kind: 'endless'; text: string; as?: 'answer' | 'thoughts' | 'noise' }
  | { kind: 'malformed'; text: string }
  | { kind: 'empty' };

export type ModelCall = {
  wire: 'openai' | 'cohere';
  key: string;
  body: { model: string; messages: { role: string; content: unknown }[]; max_tokens?: number };
  /** Resolves when the caller has hung up or the answer is out. */
  ended: Promise<'hung up' | 'answered'>;
};

export type LanguageModelDouble = {
  /** For MODEL_BASE_URL. */
  urls: { openai: string; cohere: string };
  calls: ModelCall[];
  /** What happens to the next calls, in order; the last one stays. */
  behave(...behaviours: Behaviour[]): void;
  close(): Promise<void>;
};

export async function startLanguageModelDouble(port = 0): Promise<LanguageModelDouble> {
  const calls: ModelCall[] = [];
  let script: Behaviour[] = [{ kind: 'answer', text: 'Hello.' }];
  const server = createServer(async (request, response) => {
    const wire = request.url?.startsWith('/v2') ? 'cohere' : 'openai';
    const body = JSON.parse(await readText(request)) as ModelCall['body'];
    calls.push({
      wire,
      key: request.headers.authorization?.replace('Bearer ', '') ?? '',
      body,
      ended: new Promise((resolve) =>
        response.once('close', () => resolve(response.writableFinished ? 'answered' : 'hung up')),
      ),
    });
    const behaviour = script.length > 1 ? script.shift() : script[0];
    if (behaviour) await answer({ wire, response, behaviour });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: actual } = server.address() as AddressInfo;
  return {
    urls: { openai: `http://127.0.0.1:${actual}/v1`, cohere: `http://127.0.0.1:${actual}/v2` },
    calls,
    behave(...behaviours) {
      script = behaviours;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

async function answer({
  wire,
  response,
  behaviour,
}: {
  wire: ModelCall['wire'];
  response: ServerResponse;
  behaviour: Behaviour;
}): Promise<void> {
  if (behaviour.kind === 'silence') return;
  if (behaviour.kind === 'status') {
    response.writeHead(behaviour.status, {
      'Content-Type': 'application/json',
      ...(behaviour.retryAfter && { 'Retry-After': behaviour.retryAfter }),
    });
    const { body = { error: { message: 'no', type: 'x' }, message: 'no' } } = behaviour;
    response.end(JSON.stringify(body));
    return;
  }
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const say = wire === 'openai' ? openaiWire : cohereWire;
  const send = (event: object | string) =>
    response.write(`data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`);
  for (const event of say.start) send(event);
  if (behaviour.kind === 'endless') {
    const event =
      behaviour.as === 'thoughts' ? say.thought(behaviour.text) : say.word(behaviour.text);
    // Noise is one line that never ends.
    const bytes = behaviour.as === 'noise' ? behaviour.text : `data: ${JSON.stringify(event)}\n\n`;
    while (!response.destroyed) {
      if (!response.write(bytes))
        await Promise.race([once(response, 'drain'), once(response, 'close')]);
      await new Promise((resolve) => setImmediate(resolve));
    }
    return;
  }
  if (behaviour.kind !== 'empty') {
    for (const word of behaviour.text.match(/\S+\s*/g) ?? []) send(say.word(word));
  }
  if (behaviour.kind === 'stall') return;
  if (behaviour.kind === 'cut') {
    // Once the words are on their way.
    setImmediate(() => response.destroy());
    return;
  }
  if (behaviour.kind === 'malformed') send('{"choices": [{"delta": ');
  for (const event of say.end) send(event);
  response.end();
}

const chunk = (choice: object) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'double',
  choices: [{ index: 0, ...choice }],
});
const openaiWire = {
  start: [chunk({ delta: { role: 'assistant', content: '' }, finish_reason: null })],
  word: (word: string) => chunk({ delta: { content: word }, finish_reason: null }),
  thought: (text: string) => chunk({ delta: { reasoning_content: text }, finish_reason: null }),
  end: [chunk({ delta: {}, finish_reason: 'stop' }), '[DONE]'] as (object | string)[],
};

const cohereWire = {
  start: [
    { type: 'message-start', id: '1', delta: { message: { role: 'assistant', content: [] } } },
    {
      type: 'content-start',
      index: 0,
      delta: { message: { content: { type: 'text', text: '' } } },
    },
  ],
  word: (word: string) => ({
    type: 'content-delta',
    index: 0,
    delta: { message: { content: { text: word } } },
  }),
  thought: (thinking: string) => ({
    type: 'content-delta',
    index: 0,
    delta: { message: { content: { thinking } } },
  }),
  end: [
    { type: 'content-end', index: 0 },
    {
      type: 'message-end',
      delta: {
        finish_reason: 'COMPLETE',
        usage: {
          billed_units: { input_tokens: 1, output_tokens: 1 },
          tokens: { input_tokens: 1, output_tokens: 1 },
        },
      },
    },
  ] as (object | string)[],
};
