import { Globe } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { DeferredMenu } from '#web/ui/deferred-menu.tsx';

/** The interface speaks English; the menu says so to anyone who looks for another language. */
export function LanguageMenu() {
  return (
    <DeferredMenu
      trigger={
        <Button variant="ghost" size="icon" aria-label="Language: English">
          <Globe aria-hidden />
        </Button>
      }
    >
      {({ MenuChoice }) => <MenuChoice value="en" onChange={keep} options={languages} />}
    </DeferredMenu>
  );
}

const languages = [{ value: 'en', label: 'English' }] as const;

function keep() {
  // There is only one language to choose.
}
