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
  readonly host: string;
  readonly hostname: string;
  readonly username: string;
  readonly password: string;
}
