/** A page's address as people say it: "bella.example/menu". The rest belongs into a title. */
export function shortAddress(address: string): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname } = new URL(address);
  return `${host}${pathname}`.replace(/\/$/, '');
}
