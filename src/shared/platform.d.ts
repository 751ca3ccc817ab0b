/** What Node and every browser have alike. This folder is checked without the types of either, so that it leans on neither. */
declare class URLSearchParams {
  constructor(init?: string);
  get(name: string): string | null;
  set(name: string, value: string): void;
  delete(name: string): void;
  toString(): string;
}

declare class URL {
  static canParse(url: string): boolean;
  constructor(url: string);
  readonly href: string;
  readonly origin: string;
  readonly protocol: string;
  readonly host: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly search: string;
  hash: string;
  readonly username: string;
  readonly password: string;
}

declare class AbortSignal {
  readonly aborted: boolean;
}

declare class AbortController {
  readonly signal: AbortSignal;
  abort(): void;
}

declare class TextDecoder {
  decode(bytes?: Uint8Array, options?: { stream?: boolean }): string;
}

declare class Response {
  readonly body: {
    getReader(): { read(): Promise<{ done: boolean; value?: Uint8Array }> };
  } | null;
}

declare function setTimeout(act: () => void, milliseconds: number): number;
declare function clearTimeout(timer: number | undefined): void;
