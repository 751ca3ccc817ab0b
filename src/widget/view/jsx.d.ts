/** What JSX may say here: any tag, with attributes as HTML writes them and handlers as properties (`onclick`). */
declare namespace JSX {
  type Element = import('./draw.ts').Drawing;
  type IntrinsicElements = Record<string, import('./draw.ts').Properties>;
  interface ElementChildrenAttribute {
    children: unknown;
  }
}
