import { useState } from 'react';
import { useNavigate } from 'react-router';
import { pageAddress } from '#web/lib/page-language.ts';
import { ProgressiveButton } from '#web/ui/progressive-button.tsx';

type Reader = typeof import('./legal-dialog.tsx');
type LegalName = 'privacy' | 'terms' | 'cookies';
type Opened = {
  LegalDialog: Reader['LegalDialog'];
  page: Awaited<ReturnType<Reader['loadLegalPage']>>;
};

/** The three texts of the footer, each in a dialog over the page. Fetched when asked for. */
export function LegalButtons({ className }: { className: string }) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isOpen, setOpen] = useState(false);

  async function open(name: LegalName) {
    try {
      const { LegalDialog, loadLegalPage } = await import('./legal-dialog.tsx');
      setOpened({ LegalDialog, page: await loadLegalPage(name) });
      setOpen(true);
    } catch {
      await navigate(`/${name}`);
    }
  }

  return (
    <>
      {texts.map(([name, label]) => (
        <ProgressiveButton
          key={name}
          href={pageAddress(`/${name}`)}
          onPress={() => void open(name)}
          className={className}
        >
          {label}
        </ProgressiveButton>
      ))}
      {opened && <opened.LegalDialog page={opened.page} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

const texts = [
  ['privacy', 'Privacy Policy'],
  ['terms', 'Terms of Service'],
  ['cookies', 'Cookie Policy'],
] as const;
