import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import type { ButtonLook } from './button-class-names.ts';

const confirmationMs = 2000;

type CopyButtonProps = {
  text: string;
  label?: string;
  variant?: ButtonLook['variant'];
  onCopied?: () => void;
};

/** Says for a moment whether the text reached the clipboard; browsers may refuse it. */
export function CopyButton({
  text,
  label = 'Copy',
  variant = 'secondary',
  onCopied,
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), confirmationMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
      onCopied?.();
    } catch {
      setOutcome('refused');
    }
  }

  return (
    <Button variant={variant} size="small" onClick={copy}>
      {outcome === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span aria-live="polite">
        {outcome === 'copied' ? 'Copied' : outcome === 'refused' ? 'Select it by hand' : label}
      </span>
    </Button>
  );
}
