import { Globe } from 'lucide-react';
import { use } from 'react';
import { useLocation } from 'react-router';
import { type PageLanguage, pageLanguages } from '#shared/page-languages.ts';
import { hereIn, rememberLanguage, SaveLanguageContext } from '#web/lib/language-choice.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { Button } from '#web/ui/button.tsx';
import { DeferredMenu } from '#web/ui/deferred-menu.tsx';

/** The same page in another language is another page, so it's loaded anew. */
export function LanguageMenu() {
  const here = useLocation();
  const save = use(SaveLanguageContext);

  async function choose(language: PageLanguage) {
    rememberLanguage(language);
    // The account has the last word behind the sign-in, so it has to know first.
    await save?.(language).catch(() => {});
    if (language !== pageLanguage) location.assign(hereIn({ language, here }));
  }

  return (
    <DeferredMenu
      trigger={
        <Button variant="ghost" size="icon" aria-label={`Language: ${pageLanguages[pageLanguage]}`}>
          <Globe aria-hidden />
        </Button>
      }
    >
      {({ MenuChoice }) => (
        <MenuChoice value={pageLanguage} onChange={choose} options={languages} />
      )}
    </DeferredMenu>
  );
}

const languages = (Object.keys(pageLanguages) as PageLanguage[])
  // The development server has the pages in one language only.
  .filter((language) => !import.meta.env.DEV || language === pageLanguage)
  .map((language) => ({ value: language, label: pageLanguages[language] }));
