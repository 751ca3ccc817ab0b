import { Download } from 'lucide-react';
import { useState } from 'react';
import { brand } from '#shared/brand.ts';
import { fetchAccountExport } from '#web/features/accounts/account-calls.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ProfileSection } from './profile-section.tsx';

export function ExportSection() {
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      saveAsFile(await fetchAccountExport());
    } catch (error) {
      toast.error({
        title: 'The export failed',
        ...(error instanceof ApiError ? { text: error.message } : {}),
      });
    }
    setBusy(false);
  }

  return (
    <ProfileSection
      anchor="data"
      title="Your data"
      text="Everything your account owns, in one file that other programs can read."
    >
      <Button
        variant="secondary"
        busyLabel={isBusy && 'Preparing...'}
        onClick={() => void download()}
      >
        <Download aria-hidden /> Download my data
      </Button>
    </ProfileSection>
  );
}

function saveAsFile(content: unknown): void {
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${brand.name.toLowerCase()}-account-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
