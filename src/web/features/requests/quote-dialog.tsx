import { brand } from '#shared/brand.ts';
import { companySizes, requestLengths } from '#shared/request-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { toast } from '#web/ui/toast.tsx';
import {
  Honeypot,
  RequestInput,
  RequestMessage,
  RequestSelect,
  SenderFields,
} from './request-fields.tsx';
import { useRequestForm } from './use-request-form.ts';

type QuoteDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Asks for an Enterprise offer. It closes once the request is kept, and never before. */
export function QuoteDialog({ open, onOpenChange }: QuoteDialogProps) {
  const form = useRequestForm({
    path: '/api/requests/quote',
    missing: {
      name: 'Please tell us your name',
      email: 'Please tell us where to answer',
      company: 'Please tell us your company',
    },
    onSent: () => {
      onOpenChange(false);
      toast.success({
        title: 'Thank you!',
        text: `Your request is with our sales team. We answer ${brand.quoteAnswerTime}.`,
      });
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Get an Enterprise quote"
      description={`Tell us what you need. A person reads it and answers ${brand.quoteAnswerTime}.`}
      className="sm:w-[min(36rem,calc(100vw-2rem))]"
    >
      <form method="post" onSubmit={form.onSubmit} className="grid gap-4 sm:grid-cols-2">
        {form.failure && (
          <FormFailure title="Your request was not sent" className="sm:col-span-2">
            {form.failure} What you typed is still here.
          </FormFailure>
        )}
        <SenderFields bind={form.bind} />
        <RequestInput
          label="Company"
          required
          autoComplete="organization"
          maxLength={requestLengths.company}
          {...form.bind('company')}
        />
        <RequestInput
          label="Phone"
          type="tel"
          autoComplete="tel"
          maxLength={requestLengths.phone}
          {...form.bind('phone')}
        />
        <div className="sm:col-span-2">
          <RequestSelect label="Company size" {...form.bind('employees')}>
            <option value="">Choose…</option>
            {companySizes.map((size) => (
              <option key={size} value={size}>
                {size} employees
              </option>
            ))}
          </RequestSelect>
        </div>
        <div className="sm:col-span-2">
          <RequestMessage
            label="Requirements"
            rows={4}
            maxLength={requestLengths.message}
            placeholder="How many sites and languages, which systems it should talk to, what your lawyers ask for"
            {...form.bind('message')}
          />
        </div>
        <Honeypot />
        <Button
          type="submit"
          className="sm:col-span-2"
          busyLabel={form.isBusy && 'Sending request...'}
        >
          Request a quote
        </Button>
      </form>
    </Dialog>
  );
}
