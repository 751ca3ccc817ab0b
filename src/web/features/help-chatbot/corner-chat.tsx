import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useHelpChatbot } from './use-help-chatbot.ts';

const phone = '(width < 48rem)';
/** Where a phone has no room to spare: below forms and lists, whose buttons it would cover. A menu leads to help there. */
const crowded = /^\/(app|dashboard-test|profile)\b/;

const lockedByDialog = 'data-scroll-locked';

/** Our own chat in the lower left corner, wherever there is room for it: on a phone it would cover a dialog's buttons. */
export default function CornerChat() {
  const { pathname } = useLocation();
  const isPhone = useMatches(phone);
  const isDialogOpen = useIsDialogOpen();
  useHelpChatbot({ isWanted: !(isPhone && (isDialogOpen || crowded.test(pathname))) });
  return null;
}

/** An open dialog keeps the page behind it from scrolling, which is the one sign all of them leave on the page. */
function useIsDialogOpen(): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const look = () => setOpen(document.body.hasAttribute(lockedByDialog));
    const observer = new MutationObserver(look);
    observer.observe(document.body, { attributeFilter: [lockedByDialog] });
    look();
    return () => observer.disconnect();
  }, []);
  return isOpen;
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
