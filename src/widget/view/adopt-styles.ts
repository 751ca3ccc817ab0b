/** Styles that a strict policy of the page lets through: none of them is inline text. */
export function adoptStyles({ root, css }: { root: ShadowRoot; css: string }): void {
  if (root.adoptedStyleSheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    return;
  }
  const element = root.appendChild(document.createElement('style'));
  // Rules end at the outermost closing braces.
  for (const rule of css.match(/[^{}]+\{(?:[^{}]*|(?:[^{}]+\{[^{}]*\})*)\}/g) ?? []) {
    element.sheet?.insertRule(rule, element.sheet.cssRules.length);
  }
}
