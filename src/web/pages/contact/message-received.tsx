import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';

type MessageReceivedProps = { sender: { name: string; email: string }; onAnother: () => void };

/** In the place of the form, and read out: there is no doubt that the message has arrived. */
export function MessageReceived({ sender, onAnother }: MessageReceivedProps) {
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
