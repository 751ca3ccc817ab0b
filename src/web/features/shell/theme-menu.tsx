import { Monitor, Moon, Sun } from 'lucide-react';
import { useThemePreference } from '#web/state/use-theme-preference.ts';
import { Button } from '#web/ui/button.tsx';
import { DeferredMenu } from '#web/ui/deferred-menu.tsx';

export function ThemeMenu() {
  const [preference, setPreference] = useThemePreference();
  return (
    <DeferredMenu
      trigger={
        <Button variant="ghost" size="icon" aria-label="Theme">
          {/* Both are there and the stylesheet picks one: prerendered HTML does not know the theme. */}
          <Sun aria-hidden className="dark:hidden" />
          <Moon aria-hidden className="not-dark:hidden" />
        </Button>
      }
    >
      {({ MenuChoice }) => (
        <MenuChoice value={preference} onChange={setPreference} options={options} />
      )}
    </DeferredMenu>
  );
}

const options = [
  { value: 'light', icon: Sun, label: 'Light' },
  { value: 'dark', icon: Moon, label: 'Dark' },
  { value: 'system', icon: Monitor, label: 'System' },
] as const;
