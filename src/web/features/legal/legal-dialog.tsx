import { pageAddress } from '#web/lib/page-language.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { LegalText } from './legal-text.tsx';

const pages = {
  privacy: () => import('virtual:content/legal/privacy'),
  terms: () => import('virtual:content/legal/terms'),
  cookies: () => import('virtual:content/legal/cookies'),
} as const;

export async function loadLegalPage(name: keyof typeof pages) {
  const { default: page } = await pages[name]();
  return { ...page, address: pageAddress(`/${name}`) };
}

type LegalDialogProps = {
  page: Awaited<ReturnType<typeof loadLegalPage>>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function LegalDialog({ page, open, onOpenChange }: LegalDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={page.title}
      className="sm:max-h-[80dvh] sm:w-[min(44rem,calc(100vw-2rem))]"
    >
      <LegalText html={page.html} />
      <p className="mt-6 text-sm">
        <a href={page.address} className="text-accent underline underline-offset-4">
          Open as a page
        </a>
      </p>
    </Dialog>
  );
}
