import { Plus, Sparkles, X } from 'lucide-react';
import { type BookingStaff, bookingLimits } from '#shared/contract/booking.ts';
import type { OpeningHours } from '#shared/contract/opening-hours.ts';
import { SectionCard } from '#web/features/chatbots/editor/section-card.tsx';
import { officeHours, WeekHours } from '#web/features/chatbots/editor/week-hours.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { BookingPart } from './booking-part.ts';
import { useProposals } from './use-booking.ts';

/** Who gives appointments, and when. A room or a table can be listed like a person. */
export function BookingStaffList({ settings, change, problem, chatbotId }: BookingPart) {
  const { staff } = settings;
  const proposals = useProposals(chatbotId);
  const setMember = (at: number, changes: Partial<BookingStaff>) =>
    change({ staff: staff.map((one, each) => (each === at ? { ...one, ...changes } : one)) });
  /** Services that only they gave are everyone's again. */
  const remove = ({ id }: BookingStaff) =>
    change({
      staff: staff.filter((one) => one.id !== id),
      services: settings.services.map((service) => ({
        ...service,
        staffIds: service.staffIds.filter((one) => one !== id),
      })),
    });
  const takeHours = (at: number) =>
    proposals.mutate(undefined, {
      onSuccess({ hours }) {
        if (hours) setMember(at, { hours });
        else toast.info({ title: 'Your documents have no weekly opening hours' });
      },
    });
  return (
    <SectionCard
      title="People and hours"
      text="Each person has one appointment at a time. You can add a room or a table the same way."
    >
      <FieldError>{problem('staff')}</FieldError>
      {staff.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {staff.map((member, at) => (
            <li
              key={member.id}
              className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-control border border-line p-3"
            >
              <div className="flex items-end gap-2">
                <Field label="Name" error={problem(`staff.${at}.name`)} className="min-w-0 flex-1">
                  {(control) => (
                    <Input
                      {...control}
                      value={member.name}
                      onChange={({ target }) => setMember(at, { name: target.value })}
                    />
                  )}
                </Field>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`Remove ${member.name || at + 1}`}
                  onClick={() => remove(member)}
                >
                  <X aria-hidden />
                </Button>
              </div>
              <WeekHours
                of={`Hours of ${member.name || at + 1}`}
                hours={member.hours}
                errorOf={(day) => dayProblem({ problem, at, day, hours: member.hours })}
                onChange={(hours) => setMember(at, { hours })}
              />
              <Button
                variant="ghost"
                size="small"
                className="h-auto min-h-9 max-w-full justify-self-start py-1.5 text-left whitespace-normal"
                busyLabel={proposals.isPending && 'Reading the opening hours...'}
                onClick={() => takeHours(at)}
              >
                <Sparkles aria-hidden /> Use the hours from my documents
              </Button>
            </li>
          ))}
        </ul>
      )}
      {staff.length < bookingLimits.staff && (
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          onClick={() =>
            change({
              staff: [
                ...staff,
                {
                  id: crypto.randomUUID(),
                  name: '',
                  hours: structuredClone(staff.at(-1)?.hours ?? officeHours),
                },
              ],
            })
          }
        >
          <Plus aria-hidden /> Add person
        </Button>
      )}
    </SectionCard>
  );
}

function dayProblem({
  problem,
  at,
  day,
  hours,
}: Pick<BookingPart, 'problem'> & {
  at: number;
  day: keyof OpeningHours;
  hours: OpeningHours;
}): string | undefined {
  const base = `staff.${at}.hours.${day}`;
  const parts = hours[day].flatMap((_, index) => [`${base}.${index}.from`, `${base}.${index}.to`]);
  return [base, ...parts].map(problem).find(Boolean);
}
