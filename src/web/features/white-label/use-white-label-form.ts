import { useEffect, useState } from 'react';
import { type WhiteLabelResponse, whiteLabelInput } from '#shared/contract/white-label.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { toast } from '#web/ui/toast.tsx';
import { useDeleteWhiteLabel, useSaveLogo, useSaveWhiteLabel } from './use-white-label.ts';

const empty = { name: '', senderName: '', domainText: '', domainUrl: '', privacyUrl: '' };

/** Names, links and logo: what is typed, saving and removing. */
export function useWhiteLabelForm(label: WhiteLabelResponse['label']) {
  const saving = useSaveWhiteLabel();
  const deletion = useDeleteWhiteLabel();
  const logoSaving = useSaveLogo();
  const [picked, setPicked] = useState<File | null>(null);
  const pickedUrl = useObjectUrl(picked);
  const logoUrl = pickedUrl ?? label?.logoUrl ?? null;
  const form = useContractForm({
    schema: whiteLabelInput,
    defaultValues: label ?? empty,
    async submit(input) {
      await saving.mutateAsync(input);
      if (picked) saveLogo(picked);
      else toast.success({ title: 'Settings saved' });
    },
  });
  const saveLogo = (logo: File | null) =>
    logoSaving.mutate(logo, {
      onSuccess: () => {
        setPicked(null);
        toast.success({ title: 'Settings saved' });
      },
      onError: (error) => toast.error({ title: 'Logo not saved', text: error.message }),
    });
  const remove = ({ onRemoved }: { onRemoved: () => void }) =>
    deletion.mutate(undefined, {
      onSuccess: () => {
        form.reset(empty);
        setPicked(null);
        onRemoved();
        toast.success({ title: 'White-label removed' });
      },
      onError: (error) => toast.error({ title: error.message }),
    });
  return {
    form,
    logoUrl,
    // The server keeps a logo with the rest, so before the first save it waits here.
    changeLogo: label ? saveLogo : setPicked,
    isSavingLogo: logoSaving.isPending,
    remove,
    isRemoving: deletion.isPending,
  };
}

/** An address for a file that only this page has. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [file]);
  return url;
}
