import { useEffect } from 'react';
import { loadWidget, type Widget } from '#web/lib/load-widget.ts';
import { useThemePreference } from '#web/lib/use-theme-preference.ts';

/** Askwell's own chat, bottom left, answering members from the manual. */
export function useHelper({ isWanted }: { isWanted: boolean }): void {
  const [preference] = useThemePreference();
  const theme = preference === 'system' ? 'auto' : preference;
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    let widget: Widget | undefined;
    loadWidget().then(
      (api) => {
        if (!isGone) widget = api.init({ chatbotId: 'helper', theme });
      },
      // Help is a convenience: without it the page is whole.
      () => undefined,
    );
    return () => {
      isGone = true;
      widget?.destroy();
    };
  }, [isWanted, theme]);
}
