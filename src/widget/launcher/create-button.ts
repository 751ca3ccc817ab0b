import type { Shell } from './shell.ts';

/** Cut out of a square by CSS: nothing to load, and no rule of a page's policy about pictures. */
const bubble = 'M2 3h20v14H12l-6 5v-5H2z';
const arrow = 'M5 8l7 6 7-6 2 2-9 8-9-8z';

/** The launcher that a visitor sees: out of the page's flow, so that nothing moves when it comes. */
export function createButton(shell: Shell): () => void {
  const { button } = shell;
  const icon = document.createElement('i');
  const label = new Text();
  button.append(icon, label);
  return () => {
    const { isOpen, config, place } = shell;
    const color = config.primaryColor;
    label.data = isOpen ? '' : config.launcherText;
    // Set on the elements: a page's policy may forbid style sheets, and this much needs none.
    button.style.cssText = `position:fixed;bottom:${20 + place * 68}px;${config.position.slice(7)}:20px;display:flex;align-items:center;text-indent:8px;padding:16px;border:0;border-radius:56px;font:16px system-ui;cursor:pointer;box-shadow:0 2px 16px #0006;background:${color};color:${isLight(color) ? '#000' : '#fff'}`;
    icon.style.cssText = `padding:12px;background:currentColor;clip-path:path("${isOpen ? arrow : bubble}")`;
    button.ariaLabel = label.data || 'Chat';
    button.ariaExpanded = isOpen as unknown as string;
  };
}

/** Whether black reads better on it than white. */
function isLight(color: string): boolean {
  const part = (start: number) => Number(`0x${color.slice(start, start + 2)}`) ** 2.2;
  // 18% of white, whose channels are 255 ** 2.2.
  return 0.21 * part(1) + 0.72 * part(3) + 0.07 * part(5) > 35_454;
}
