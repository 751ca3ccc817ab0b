/** What happens around the chat and matters to it: theme, whether somebody looks, network, keyboards on screen and under fingers. */
export function watchSurroundings(o: {
  frame: HTMLElement;
  /** The theme, or whether the tab is in front. */
  onLook(): void;
  onOnline(isOnline: boolean): void;
  onEscape(): void;
}): { isDark(): boolean; isPhone(): boolean; stop(): void } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const dark = matchMedia('(prefers-color-scheme:dark)');
  const phone = matchMedia('(max-width:480px)');
  const viewport = window.visualViewport;
  // A phone's keyboard shrinks what is seen, not the page: the sheet follows what is seen.
  const setSize = () => {
    o.frame.style.setProperty('--seen-height', `${viewport?.height}px`);
    o.frame.style.setProperty('--seen-top', `${viewport?.offsetTop}px`);
  };
  setSize();
  dark.addEventListener('change', o.onLook, { signal });
  document.addEventListener('visibilitychange', o.onLook, { signal });
  viewport?.addEventListener('resize', setSize, { signal });
  viewport?.addEventListener('scroll', setSize, { signal });
  for (const event of ['online', 'offline'])
    addEventListener(event, () => o.onOnline(navigator.onLine), { signal });
  o.frame.addEventListener(
    'keydown',
    (event) => {
      // The page's own shortcuts are not meant for what is typed here.
      event.stopPropagation();
      if (event.key === 'Escape') o.onEscape();
      else if (event.key === 'Tab' && phone.matches) keepFocusInside({ event, frame: o.frame });
    },
    { signal },
  );
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
