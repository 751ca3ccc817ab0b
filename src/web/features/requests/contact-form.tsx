import { useEffect, useRef } from 'react';
import { contactTopics, requestLengths } from '#shared/request-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Honeypot, RequestMessage, RequestSelect, SenderFields } from './request-fields.tsx';
import { useRequestForm } from './use-request-form.ts';

type ContactFormProps = {
  /** Who is signed in and what the link was about: filled in where nothing has been typed yet. */
  known: { name?: string; email?: string; topic?: string; message?: string };
  onSent: (sender: { name: string; email: string }) => void;
};

export function ContactForm({ known, onSent }: ContactFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const form = useRequestForm({
    path: '/api/requests/contact',
    missing: {
      name: 'Please tell us your name',
      email: 'Please tell us where to answer',
      topic: 'Please choose a topic',
      message: 'Please write a few words',
    },
    onSent: ({ name = '', email = '' }) => onSent({ name, email }),
  });
  const { name, email, topic, message } = known;
  useEffect(() => {
    for (const [field, value] of Object.entries({ name, email, topic, message })) {
      const control = element.current?.elements.namedItem(field);
      const isControl =
        control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement;
      if (isControl && value && control.value === '') control.value = value;
    }
  }, [name, email, topic, message]);

  return (
    <form ref={element} method="post" onSubmit={form.onSubmit} className="grid gap-5">
      {form.failure && (
        <FormFailure title="Your message was not sent">
          {form.failure} What you typed is still here.
        </FormFailure>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <SenderFields
          bind={form.bind}
          nameLabel="Your name"
          emailHelp="We answer to this address."
        />
      </div>
      <RequestSelect label="What is it about?" required {...form.bind('topic')}>
        <option value="">Choose…</option>
        {Object.entries(contactTopics).map(([id, label]) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </RequestSelect>
      <RequestMessage
        label="Message"
        required
        rows={7}
        maxLength={requestLengths.message}
        placeholder="What did you do, what did you expect, and what happened instead?"
        {...form.bind('message')}
      />
      <Honeypot />
      <Button
        type="submit"
        className="sm:justify-self-start"
        busyLabel={form.isBusy && 'Sending message...'}
      >
        Send message
      </Button>
    </form>
  );
}
