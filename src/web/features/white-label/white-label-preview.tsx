import type { WhiteLabelInput } from '#shared/contract/white-label.ts';
import { Card } from '#web/ui/card.tsx';

type WhiteLabelPreviewProps = { input: WhiteLabelInput; logoUrl: string | null };

/** What a visitor sees of it, as it is typed. */
export function WhiteLabelPreview({ input, logoUrl }: WhiteLabelPreviewProps) {
  const name = input.name || 'Your name';
  return (
    <section aria-label="Preview" className="flex flex-col gap-4">
      <h2 className="text-[17px]">What visitors see</h2>
      <Card className="overflow-hidden">
        <div className="flex items-center gap-3 border-b border-line px-4 py-3">
          {logoUrl ? (
            <img src={logoUrl} alt="" className="size-9 rounded-full object-cover" />
          ) : (
            <span className="grid size-9 place-items-center rounded-full bg-accent font-[600] text-accent-ink">
              Y
            </span>
          )}
          <span className="font-[600]">Your chatbot</span>
        </div>
        <p className="px-4 pt-4 pb-6 text-[14.5px] text-ink-soft">Hello! How can I help you?</p>
        {input.domainText && (
          <p className="border-t border-line py-2 text-center text-[13px] text-ink-muted">
            {input.domainText}
          </p>
        )}
      </Card>
      <Card className="p-4 text-[14.5px]">
        <p className="text-[13px] break-words text-ink-muted">
          From: <span className="text-ink">{input.senderName || 'Who emails come from'}</span>
        </p>
        <div className="mt-3 border-t border-line pt-3">
          {logoUrl && <img src={logoUrl} alt="" className="mb-2 h-10 object-contain" />}
          <p className="font-[640] break-words">{name}</p>
          <p className="mt-3 text-lg font-[600]">You have a reply</p>
          <p className="mt-1 text-ink-soft">Yes, we have a table for four on Friday.</p>
          {input.domainText && (
            <p className="mt-4 text-[13px] break-words text-ink-muted">{input.domainText}</p>
          )}
        </div>
      </Card>
    </section>
  );
}
