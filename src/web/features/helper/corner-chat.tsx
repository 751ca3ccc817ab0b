import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useHelper } from './use-helper.ts';

const phone = '(width < 48rem)';
/** Where a phone has no room to spare: the save bar and the reply box stand in its corner. */
const crowded = /^\/(app|dashboard-test)\/(chatbots|inbox)\b/;

/** Our own chat in the lower left corner, wherever there is room for it. */
export default function CornerChat() {
  const { pathname } = useLocation();
  const isPhone = useMatches(phone);
  useHelper({ isWanted: !(isPhone && crowded.test(pathname)) });
  return null;
}

function useMatches(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const follow = () => setMatches(media.matches);
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, [query]);
  return matches;
}
