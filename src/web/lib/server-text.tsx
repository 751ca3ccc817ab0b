import { useEffect, useState } from 'react';
import { pageLanguage } from './page-language.ts';

/** A sentence that the server keeps in English, in the page's language. Nothing is shown while that is looked up. */
export function ServerText({ children: text }: { children: string }) {
  const [translated, setTranslated] = useState('');
  useEffect(() => {
    if (pageLanguage === 'en') return;
    let isCurrent = true;
    const show = (found: string) => {
      if (isCurrent) setTranslated(found);
    };
    import('./server-texts.ts').then(
      ({ translateServerText }) => show(translateServerText(text)),
      () => show(text),
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return pageLanguage === 'en' ? text : translated;
}
