import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { brand } from '#shared/brand.ts';
import { contactTopicIds } from '#shared/request-fields.ts';
import { useSession } from '#web/features/accounts/session.tsx';
import { ContactForm } from '#web/features/requests/contact-form.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AnswerTimes } from './answer-times.tsx';
import { describePlanRequest } from './describe-plan-request.ts';
import { QuickAnswers } from './quick-answers.tsx';

export { PageErrorBoundary as ErrorBoundary } from '#web/pages/errors/page-error-boundary.tsx';

export function meta() {
  return pageMeta({
    title: 'Support',
    description: `Write to the people behind ${brand.name}: answers to common questions, how fast we reply, and a form that reaches a person.`,
    path: '/contact',
  });
}

export default function ContactPage() {
  const { session } = useSession();
  const [params] = useSearchParams();
  const isHydrated = useHydrated();
  const [sender, setSender] = useState<{ name: string; email: string } | null>(null);
  const user = session.status === 'signed-in' ? session.user : null;
  // Prerendered without a query, so the address is only read once the page is the browser's.
  const topic = isHydrated && contactTopicIds.find((id) => id === params.get('topic'));
  const planRequest = isHydrated ? describePlanRequest(params) : null;

  return (
    <div className="mx-auto max-w-[1160px] px-4 pt-12 sm:px-7 sm:pt-16">
      <div className="max-w-[40rem]">
        <h1 className="text-[clamp(2rem,1.5rem+2.2vw,2.75rem)]">Support</h1>
        <p className="mt-3 text-[17px] text-ink-soft">
          A person reads every message. Tell us what you need, and we will help you get it working.
        </p>
      </div>
      <div className="mt-10 grid items-start gap-6 lg:grid-cols-[1.5fr_1fr]">
        <Card className="p-5 sm:p-8">
          <p className="hidden noscript:block">
            The form needs JavaScript. You can write to us directly as well:{' '}
            <a href={`mailto:${brand.supportEmail}`} className="text-accent underline">
              {brand.supportEmail}
            </a>
          </p>
          <div className="noscript:hidden">
            {sender ? (
              <MessageReceived sender={sender} onAnother={() => setSender(null)} />
            ) : (
              <>
                {planRequest && (
                  <Notice className="mb-6" title={planRequest.title}>
                    {planRequest.text}
                  </Notice>
                )}
                <ContactForm
                  known={{
                    ...(user && pick(user)),
                    ...(topic && { topic }),
                    ...(planRequest && { message: planRequest.message }),
                  }}
                  onSent={setSender}
                />
              </>
            )}
          </div>
        </Card>
        <div className="grid gap-6">
          <AnswerTimes />
          <QuickAnswers />
        </div>
      </div>
    </div>
  );
}

function pick({ name, email }: { name: string; email: string }) {
  return { name, email };
}

type MessageReceivedProps = { sender: { name: string; email: string }; onAnother: () => void };

/** Replaces the form. The heading gets the focus, so that screen readers say that the message has arrived. */
function MessageReceived({ sender, onAnother }: MessageReceivedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="py-6">
      <CircleCheck aria-hidden className="size-9 text-good" />
      <h2 ref={heading} tabIndex={-1} className="mt-4 text-2xl outline-none">
        Thank you, {sender.name}
      </h2>
      <p className="mt-2 max-w-[34em] text-ink-soft">
        Your message has reached us. We answer to <strong>{sender.email}</strong>.
      </p>
      <Button variant="secondary" className="mt-6" onClick={onAnother}>
        Write another message
      </Button>
    </div>
  );
}
