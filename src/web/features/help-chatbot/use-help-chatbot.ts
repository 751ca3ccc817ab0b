import { useEffect, useRef } from 'react';
import { brand } from '#shared/brand.ts';
import { loadWidget, type Widget } from '#web/lib/load-widget.ts';
import { useThemePreference } from '#web/state/use-theme-preference.ts';

/** The server knows them in English only; these are translated with the dashboard. */
const texts = {
  name: `${brand.name} help`,
  greeting: `Hello! I know the ${brand.name} manual. What would you like to do?`,
  placeholder: 'Ask about your dashboard',
  launcherText: 'Help',
};

/** Askwell's own chat, bottom left, answering members from the manual. */
export function useHelpChatbot({ isWanted }: { isWanted: boolean }): void {
  const [preference] = useThemePreference();
  const theme = preference === 'system' ? 'auto' : preference;
  const latestTheme = useRef(theme);
  const widget = useRef<Widget>(undefined);

  useEffect(() => {
    latestTheme.current = theme;
    widget.current?.update({ theme });
  }, [theme]);

  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    loadWidget().then(
      (api) => {
        // In the language of the dashboard, whatever the browser's is.
        const { lang: language } = document.documentElement;
        const options = { ...texts, chatbotId: 'helper', theme: latestTheme.current, language };
        if (!isGone) widget.current = api.init(options);
      },
      // Help is a convenience: without it the page is whole.
      () => undefined,
    );
    return () => {
      isGone = true;
      widget.current?.destroy();
      widget.current = undefined;
    };
  }, [isWanted]);
}
