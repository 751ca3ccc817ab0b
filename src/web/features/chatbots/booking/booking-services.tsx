import { Plus, Sparkles, X } from 'lucide-react';
import { type BookingService, bookingLimits } from '#shared/contract/booking.ts';
import { SectionCard } from '#web/features/chatbots/editor/section-card.tsx';
import { plural } from '#web/lib/plural.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { BookingPart } from './booking-part.ts';
import { useProposals } from './use-booking.ts';

const usualMinutes = 30;

/** What can be booked, proposed from the price list in the documents. */
export function BookingServices({ settings, change, problem, chatbotId }: BookingPart) {
  const { services, staff } = settings;
  const proposals = useProposals(chatbotId);
  const setService = (at: number, changes: Partial<BookingService>) =>
    change({ services: services.map((one, each) => (each === at ? { ...one, ...changes } : one)) });
  const addServices = (added: Pick<BookingService, 'name' | 'minutes' | 'price'>[]) =>
    change({
      services: [
        ...services,
        ...added.map((one) => ({
          ...one,
          id: crypto.randomUUID(),
          bufferMinutes: 0,
          staffIds: [],
        })),
      ].slice(0, bookingLimits.services),
    });
  const propose = () =>
    proposals.mutate(undefined, {
      onSuccess({ services: found }) {
        const known = new Set(services.map(({ name }) => name.trim().toLowerCase()));
        const added = found.filter(({ name }) => !known.has(name.toLowerCase()));
        if (added.length === 0) {
          toast.info({ title: 'Your documents list no other services with prices' });
          return;
        }
        addServices(
          added.map(({ name, minutes, price }) => ({
            name,
            price,
            minutes: minutes ?? usualMinutes,
          })),
        );
        const title = plural({
          count: added.length,
          one: '{count} service added. Check its duration.',
          other: '{count} services added. Check their durations.',
        });
        toast.success({ title });
      },
    });
  return (
    <SectionCard title="Services" text="What visitors can book, and how long each takes.">
      <FieldError>{problem('services')}</FieldError>
      {services.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {services.map((service, at) => (
            <ServiceRow
              key={service.id}
              {...{ service, at, staff, problem }}
              onChange={(changes) => setService(at, changes)}
              onRemove={() => change({ services: services.toSpliced(at, 1) })}
            />
          ))}
        </ul>
      )}
      {proposals.error && <Notice tone="bad">{proposals.error.message}</Notice>}
      {services.length < bookingLimits.services && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            onClick={() => addServices([{ name: '', minutes: usualMinutes, price: '' }])}
          >
            <Plus aria-hidden /> Add service
          </Button>
          <Button
            variant="secondary"
            size="small"
            busyLabel={proposals.isPending && 'Reading the price list...'}
            onClick={propose}
          >
            <Sparkles aria-hidden /> Add from my price list
          </Button>
        </div>
      )}
    </SectionCard>
  );
}

type ServiceRowProps = Pick<BookingPart, 'problem'> & {
  service: BookingService;
  at: number;
  staff: BookingPart['settings']['staff'];
  onChange: (changes: Partial<BookingService>) => void;
  onRemove: () => void;
};

function ServiceRow({ service, at, staff, problem, onChange, onRemove }: ServiceRowProps) {
  const of = (name: string) => problem(`services.${at}.${name}`);
  const minutes = (name: 'minutes' | 'bufferMinutes', label: string) => (
    <Field label={label} error={of(name)}>
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="numeric"
          min={0}
          step={bookingLimits.cellMinutes}
          value={service[name]}
          onChange={({ target }) => onChange({ [name]: Math.trunc(target.valueAsNumber || 0) })}
        />
      )}
    </Field>
  );
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-control border border-line p-3">
      <div className="flex items-end gap-2">
        <Field label="Service name" error={of('name')} className="min-w-0 flex-1">
          {(control) => (
            <Input
              {...control}
              value={service.name}
              onChange={({ target }) => onChange({ name: target.value })}
            />
          )}
        </Field>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Remove service ${service.name || at + 1}`}
          onClick={onRemove}
        >
          <X aria-hidden />
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {minutes('minutes', 'Minutes')}
        {minutes('bufferMinutes', 'Break after')}
        <Field label="Price" error={of('price')} className="max-sm:col-span-2">
          {(control) => (
            <Input
              {...control}
              value={service.price}
              placeholder="€45"
              onChange={({ target }) => onChange({ price: target.value })}
            />
          )}
        </Field>
      </div>
      {staff.length > 1 && (
        <fieldset>
          <legend className="text-[14px] text-ink-muted">
            {service.staffIds.length === 0 ? 'Offered by everyone, or only by' : 'Offered only by'}
          </legend>
          <div className="mt-1 flex flex-wrap gap-x-5">
            {staff.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name || 'Unnamed'}
                checked={service.staffIds.includes(id)}
                onChange={({ target }) =>
                  onChange({
                    staffIds: target.checked
                      ? [...service.staffIds, id]
                      : service.staffIds.filter((one) => one !== id),
                  })
                }
              />
            ))}
          </div>
          <FieldError>{of('staffIds')}</FieldError>
        </fieldset>
      )}
    </li>
  );
}
