import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.tsx';
import { UsageBar } from '#web/ui/usage-bar.tsx';
import { Row, Specimen, SpecimenSection } from './specimen.tsx';

export function FeedbackSection() {
  return (
    <SpecimenSection title="Feedback">
      <Specimen title="Notice">
        <div className="grid gap-3 md:grid-cols-2">
          <Notice>Please check your email to verify your account.</Notice>
          <Notice tone="good" title="Settings saved" />
          <Notice
            tone="warn"
            title="Your trial ends tomorrow"
            actions={<Button size="small">Choose a plan</Button>}
          >
            Your chatbots then collect contact details instead of answering.
          </Notice>
          <Notice tone="bad" title="Upload failed">
            The file is larger than 10 MB. Nothing else was changed.
          </Notice>
        </div>
      </Specimen>
      <Specimen title="Toast">
        <Row>
          <Button variant="secondary" onClick={() => toast.success({ title: 'Chatbot created!' })}>
            Success
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              toast.error({ title: 'Sign in failed', text: 'Please check your credentials.' })
            }
          >
            Error
          </Button>
          <Button
            variant="secondary"
            onClick={() => toast.info({ title: 'A new version is here' })}
          >
            Info
          </Button>
          <Button
            variant="secondary"
            onClick={() => toast.warning({ title: 'Two documents could not be read' })}
          >
            Warning
          </Button>
          <Button variant="secondary" onClick={() => toast.message({ title: 'Link copied' })}>
            Plain
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              toast.success({
                title: 'Document deleted',
                action: { label: 'Undo', onClick: () => toast.message({ title: 'Restored' }) },
              })
            }
          >
            With action
          </Button>
          <Button variant="secondary" onClick={showLoading}>
            Loading, then done
          </Button>
        </Row>
      </Specimen>
      <Specimen title="Usage and progress">
        <div className="grid gap-6 sm:grid-cols-2">
          <UsageBar label="Documents" used={3} limit={10} />
          <UsageBar label="Messages" used={1720} limit={2000} />
          <UsageBar label="Chatbots" used={1} limit={1} />
          <UsageBar label="Conversations" used={340} limit={-1} />
          <div>
            <p className="mb-1.5 text-sm text-ink-soft">Indexing · page 31 of 48</p>
            <ProgressBar label="catering-handbook.docx" value={65} />
          </div>
          <div>
            <p className="mb-1.5 text-sm text-ink-soft">Waiting for the server</p>
            <ProgressBar label="Waiting" />
          </div>
        </div>
      </Specimen>
      <Specimen title="Skeleton">
        <div className="grid max-w-md gap-3">
          <Skeleton className="h-6 w-2/5" />
          <Skeleton />
          <Skeleton className="w-4/5" />
        </div>
      </Specimen>
      <Specimen title="Empty state">
        <Card>
          <EmptyState
            kind="documents"
            title="No documents yet"
            text="Upload a menu, a price list or a handbook, and your chatbot answers from it."
            action={<Button>Upload a document</Button>}
          />
        </Card>
      </Specimen>
    </SpecimenSection>
  );
}

function showLoading() {
  const id = toast.loading({ title: 'Starting checkout...' });
  setTimeout(() => toast.success({ id, title: 'Payment successful!' }), 1500);
}
