import { Globe } from 'lucide-react';
import { useLocation } from 'react-router';
import { brand } from '#shared/brand.ts';
import { addressIn, type PageLanguage, pageLanguages } from '#shared/page-languages.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { Button } from '#web/ui/button.tsx';
import { DeferredMenu } from '#web/ui/deferred-menu.tsx';

/** The same page in another language is another page, so it's loaded anew. */
export function LanguageMenu() {
  const { pathname, search, hash } = useLocation();

  function choose(language: PageLanguage) {
    try {
      localStorage.setItem(brand.languageStorageKey, language);
    } catch {
      // Without storage the address alone says the language.
    }
    const path = `${pathname}${search}${hash}`;
    if (language !== pageLanguage) location.assign(addressIn({ language, path }));
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
