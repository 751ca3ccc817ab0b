/** What happens around the chat and matters to it: theme, whether someone looks, network, keyboards on screen and under fingers. */
export function watchSurroundings({
  frame,
  onLook,
  onOnline,
  onEscape,
}: {
  frame: HTMLElement;
  /** The theme, whether the tab is in front, or how much of it is seen. */
  onLook(): void;
  onOnline(isOnline: boolean): void;
  onEscape(): void;
}): { isDark(): boolean; isPhone(): boolean; stop(): void } {
  const stopping = new AbortController();
  const dark = matchMedia('(prefers-color-scheme:dark)');
  const phone = matchMedia('(max-width:480px)');
  const watch = (target: EventTarget | null, name: string, act: (event: never) => void) =>
    target?.addEventListener(name, act as EventListener, stopping);
  watch(dark, 'change', onLook);
  watch(document, 'visibilitychange', onLook);
  watch(visualViewport, 'resize', onLook);
  watch(visualViewport, 'scroll', onLook);
  watch(window, 'online', () => onOnline(true));
  watch(window, 'offline', () => onOnline(false));
  watch(frame, 'keydown', (event: KeyboardEvent) => {
    // The page's own shortcuts are not meant for what is typed here.
    event.stopPropagation();
    if (event.key === 'Escape') onEscape();
    else if (event.key === 'Tab' && phone.matches) keepFocusInside({ event, frame });
  });
  return {
    isDark: () => dark.matches,
    isPhone: () => phone.matches,
    stop: () => stopping.abort(),
  };
}

/** Where the chat covers the page, Tab must not wander to what is covered. */
function keepFocusInside({ event, frame }: { event: KeyboardEvent; frame: HTMLElement }): void {
  const stops = frame.querySelectorAll<HTMLElement>('button,a,input,textarea,.log');
  const [first, last] = [stops[0], stops[stops.length - 1]];
  const active = (frame.getRootNode() as ShadowRoot).activeElement;
  if (active !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
