import type { TestApp } from './create-test-app.ts';

type TestRequest = NonNullable<Parameters<TestApp['request']>[1]>;

/** A browser as far as the API can tell: it keeps the cookies it is given and sends them back. */
export class TestBrowser {
  readonly #app: Pick<TestApp, 'request'>;
  readonly #defaults: TestRequest;
  readonly cookies = new Map<string, string>();

  constructor(app: Pick<TestApp, 'request'>, defaults: TestRequest = {}) {
    this.#app = app;
    this.#defaults = defaults;
  }

  async request(path: string, init: TestRequest = {}): Promise<Response> {
    const headers = new Headers({ ...this.#defaults.headers, ...init.headers });
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookie && !headers.has('cookie')) headers.set('cookie', cookie);
    const response = await this.#app.request(path, { ...this.#defaults, ...init, headers });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  /** Sends JSON and reads JSON; `body` is `undefined` where the answer is none. */
  async call<T = unknown>(
    path: string,
    json?: unknown,
    init: TestRequest = {},
  ): Promise<{ status: number; body: T; headers: Headers }> {
    const response = await this.request(path, { ...init, ...(json !== undefined && { json }) });
    const text = await response.text();
    const body = (text ? JSON.parse(text) : undefined) as T;
    return { status: response.status, body, headers: response.headers };
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/;\s*max-age=0\b/i.test(line) || value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
