import type { ChangeEvent } from 'react';
import { avatarRules } from '#shared/contract/accounts.ts';
import { Button } from '#web/ui/button.tsx';
import { PictureButton } from '#web/ui/picture-button.tsx';
import { toast } from '#web/ui/toast.tsx';

type LogoFieldProps = {
  logoUrl: string | null;
  help: string;
  isSaving: boolean;
  /** Null takes it away. */
  onChange: (logo: File | null) => void;
};

export function LogoField({ logoUrl, help, isSaving, onChange }: LogoFieldProps) {
  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const logo = target.files?.[0];
    target.value = '';
    if (!logo) return;
    if (logo.size <= avatarRules.maxBytes) onChange(logo);
    else {
      const text = `Please choose a PNG, JPEG or WebP of at most ${avatarRules.maxBytes / 1024} KB.`;
      toast.error({ title: 'Logo not saved', text });
    }
  }

  return (
    <div>
      <p className="text-[15px] font-[560]">Logo</p>
      <p className="mt-1 text-[13.5px] text-ink-muted">
        In emails, as the icon of the chat page, and in chats that have no picture of their own.{' '}
        {help}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {logoUrl && <img src={logoUrl} alt="Your logo" className="h-10 max-w-40 object-contain" />}
        <PictureButton onChoose={choose}>{isSaving ? 'Saving...' : 'Choose a logo'}</PictureButton>
        {logoUrl && (
          <Button variant="ghost" size="small" onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </div>
    </div>
  );
}
