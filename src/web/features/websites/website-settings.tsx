import { type SyncSchedule, syncSchedules, type Website } from '#shared/contract/websites.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { WebsiteAction } from './use-websites.ts';

const scheduleNames: Record<SyncSchedule, string> = {
  off: 'Only when I ask',
  weekly: 'Every week',
  daily: 'Every day',
};

type WebsiteSettingsProps = {
  website: Website;
  chatbots: readonly { id: string; name: string }[];
  schedules: readonly SyncSchedule[];
  onChange: (change: WebsiteAction) => void;
};

/** How often it's read again, and which chatbots answer from it. */
export function WebsiteSettings({ website, chatbots, schedules, onChange }: WebsiteSettingsProps) {
  const { id, schedule, chatbotIds } = website;
  return (
    <div className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
      <Field label="Read again">
        {(control) => (
          <Select
            {...control}
            className="w-52"
            value={schedule}
            onChange={({ target }) =>
              onChange({ kind: 'update', id, input: { schedule: target.value as SyncSchedule } })
            }
          >
            {syncSchedules.map((name) => (
              <option key={name} value={name} disabled={!schedules.includes(name)}>
                {scheduleNames[name]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <fieldset>
        <legend className="text-[15px] font-[560]">Used by</legend>
        <div className="flex flex-wrap gap-x-5">
          {chatbots.map((chatbot) => (
            <Checkbox
              key={chatbot.id}
              label={chatbot.name}
              checked={chatbotIds.includes(chatbot.id)}
              onChange={({ target }) => {
                const others = chatbotIds.filter((other) => other !== chatbot.id);
                const next = target.checked ? [...others, chatbot.id] : others;
                onChange({ kind: 'update', id, input: { chatbotIds: next } });
              }}
            />
          ))}
          {chatbots.length === 0 && (
            <p className="py-2 text-[14px] text-warn">Create a chatbot to use this website.</p>
          )}
        </div>
      </fieldset>
    </div>
  );
}
