import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { productOf, type Shop } from './shop.ts';

/** A longer talk than most. One without end would be over what it may quote, and measure the call for a human. */
const questionsEach = 20;

/** Each visitor asks, reads the whole answer, waits and asks again. Any failure ends the run. */
export async function converse({
  forMs,
  visitors,
  pauseMs,
  shop,
  passages,
}: {
  shop: Shop;
  /** How many products the shop knows. */
  passages: number;
  visitors: number;
  pauseMs: number;
  forMs: number;
}): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + forMs;
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const visitor = async (_: unknown, index: number) => {
    let token: string | null = null;
    let address = '';
    await pause(Math.random() * pauseMs);
    for (let count = 0; performance.now() < until; count += 1) {
      if (count % questionsEach === 0) {
        token = null;
        address = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250)).join('.')}`;
      }
      const asked = index + count * 7;
      const text = `How much does the ${productOf(asked % passages)} cost?`;
      const started = performance.now();
      const answer = await ask({ shop, agent, text, token, address });
      times.push(performance.now() - started);
      token = /"visitorToken":"([^"]+)"/.exec(answer)?.[1] ?? token;
      if (!answer.includes('event: done')) throw new Error(`No answer: ${answer}`);
      await pause(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  agent.destroy();
  return times;
}

function ask(input: {
  shop: Shop;
  agent: Agent;
  text: string;
  token: string | null;
  address: string;
}): Promise<string> {
  const url = `${input.shop.app.address}/api/chat/${input.shop.chatbotId}/messages`;
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': input.address,
    ...(input.token && { authorization: `Bearer ${input.token}` }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent: input.agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.once('end', () => resolve(text));
    });
    sent.once('error', reject).end(JSON.stringify({ text: input.text, clientKey: randomUUID() }));
  });
}
