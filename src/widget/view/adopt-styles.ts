/** Styles that a strict policy of the page lets through. Browsers from before 2023 get them as text, which it may refuse. */
export function adoptStyles({ root, css }: { root: ShadowRoot; css: string }): void {
  if (root.adoptedStyleSheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  } else root.appendChild(document.createElement('style')).textContent = css;
}
