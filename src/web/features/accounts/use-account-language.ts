import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Profile } from '#shared/contract/accounts.ts';
import { type PageLanguage, readPageLanguage } from '#shared/page-languages.ts';
import { hereIn, rememberLanguage } from '#web/lib/language-choice.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { updateProfile } from './account-calls.ts';

/** What follows from the account's language while a page is open in another or the same one. */
export function decideLanguage({
  locale,
  open,
}: {
  locale: string | null;
  open: PageLanguage;
}): { do: 'stay' | 'save' } | { do: 'switch'; language: PageLanguage } {
  if (locale === null) return { do: 'save' };
  const language = readPageLanguage(locale.slice(0, 2));
  return language === open ? { do: 'stay' } : { do: 'switch', language };
}

/**
 * Opens the pages behind the sign-in in the language of the account, on every device. An account that has none yet gets
 * the one that is open. Returns whether another page is about to load.
 */
export function useAccountLanguage(profile: Profile | null): boolean {
  const here = useLocation();
  // The development server has the pages in one language only.
  const decision =
    profile && !import.meta.env.DEV
      ? decideLanguage({ locale: profile.locale, open: pageLanguage })
      : null;
  const language = decision?.do === 'switch' ? decision.language : null;
  const unsaved = decision?.do === 'save' ? profile?.id : undefined;
  useEffect(() => {
    if (!language) return;
    rememberLanguage(language);
    location.replace(hereIn({ language, here }));
  }, [language, here]);
  useEffect(() => {
    // A failure changes nothing: the next visit tries again.
    if (unsaved)
      updateProfile({ userId: unsaved, changes: { locale: pageLanguage } }).catch(() => {});
  }, [unsaved]);
  return language !== null;
}
