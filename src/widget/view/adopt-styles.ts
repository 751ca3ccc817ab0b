/** Styles that a strict policy of the page lets through: none of them is inline text. */
export function adoptStyles({ root, css }: { root: ShadowRoot; css: string }): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
}
