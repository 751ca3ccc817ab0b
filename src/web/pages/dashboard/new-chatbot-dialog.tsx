import { useState } from 'react';
import type { Chatbot } from '#shared/contract/chatbots.ts';
import type { Website } from '#shared/contract/websites.ts';
import type { IndustryId } from '#shared/industries.ts';
import { CreateChatbotDialog } from '#web/features/chatbots/create-chatbot-dialog.tsx';
import { AddressForm } from '#web/features/websites/address-form.tsx';
import {
  useRefreshWebsites,
  useWebsiteAction,
  useWebsites,
} from '#web/features/websites/use-websites.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { WebsiteChatbotDialog } from './website-chatbot-dialog.tsx';

type NewChatbotDialogProps = {
  chosenIndustries: readonly IndustryId[];
  /** Websites can't be read here, so it starts with the industry. */
  isWithoutWebsite: boolean;
  onClose: () => void;
  /** `isRead`: it answers from a website that is being imported. */
  onCreated: (made: { chatbot: Chatbot; isRead: boolean }) => void;
};

/** From a website to a chatbot; without one, from an industry. */
export default function NewChatbotDialog({ isWithoutWebsite, ...props }: NewChatbotDialogProps) {
  return isWithoutWebsite ? <FromIndustry {...props} /> : <FromWebsite {...props} />;
}

type StepProps = Omit<NewChatbotDialogProps, 'isWithoutWebsite'>;

const FromIndustry = ({ onCreated, ...props }: StepProps) => (
  <CreateChatbotDialog {...props} onCreated={(chatbot) => onCreated({ chatbot, isRead: false })} />
);

function FromWebsite(props: StepProps) {
  const { data, error } = useWebsites();
  const action = useWebsiteAction();
  const refresh = useRefreshWebsites();
  const [isSkipped, setIsSkipped] = useState(false);
  const [address, setAddress] = useState('');
  const { onClose } = props;
  if (isSkipped || error) return <FromIndustry {...props} />;
  const waiting = data?.items.find(isWaiting);
  const isFull = data && data.limit >= 0 && data.items.length >= data.limit;
  if (isFull && !waiting) return <FromIndustry {...props} />;

  /** Nothing was imported of it, so nothing is lost. */
  function leave(website: Website) {
    setAddress(website.address);
    action.mutate({ kind: 'delete', id: website.id });
  }

  function skip() {
    setIsSkipped(true);
    if (waiting?.state === 'failed') action.mutate({ kind: 'delete', id: waiting.id });
  }

  if (waiting && waiting.state !== 'failed') {
    return (
      <WebsiteChatbotDialog
        {...props}
        website={waiting}
        onLeave={() => leave(waiting)}
        onCreated={(chatbot) => {
          props.onCreated({ chatbot, isRead: true });
          refresh();
        }}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className="sm:w-[min(46rem,calc(100vw-2rem))]"
      title="What's your website?"
      description="We read it, suggest a name and colors, and show you its first answers."
    >
      {!data ? (
        <Skeleton className="h-24" />
      ) : waiting ? (
        <Notice
          tone="warn"
          title={`We couldn't read ${waiting.name}`}
          actions={
            <>
              <Button size="small" onClick={() => leave(waiting)}>
                Try another address
              </Button>
              <Button size="small" variant="secondary" onClick={skip}>
                Upload files instead
              </Button>
            </>
          }
        >
          {waiting.failure?.message}
        </Notice>
      ) : (
        <>
          <AddressForm
            key={address}
            chatbotIds={[]}
            verb="Read my website"
            help="We only read public pages that the website allows programs to read."
            start={address}
            isFirst
          />
          <Button variant="ghost" className="mt-4 -ml-3 max-sm:w-full" onClick={skip}>
            Skip, I'll upload files
          </Button>
        </>
      )}
    </Dialog>
  );
}

/** Added for a chatbot that doesn't exist yet: by this dialog, before a reload or a closed window. */
const isWaiting = ({ chatbotIds, state }: Website): boolean =>
  chatbotIds.length === 0 && (state === 'finding' || state === 'choosing' || state === 'failed');
