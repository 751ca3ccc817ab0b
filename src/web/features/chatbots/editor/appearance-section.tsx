import { contrastRatio, enoughContrast, readableInk } from '#web/features/chatbots/contrast.ts';
import type { ChatbotForm } from '#web/features/chatbots/use-chatbot-form.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { TextLineField } from './form-fields.tsx';
import { SectionCard } from './section-card.tsx';

export function AppearanceSection({ form }: { form: ChatbotForm }) {
  return (
    <SectionCard title="Appearance" text="How the chat looks on your site.">
      <div className="grid gap-5 sm:grid-cols-2">
        <ColorField
          form={form}
          name="primaryColor"
          label="Primary color"
          help="The button on your site, the picture, the Send button and the visitor’s own messages."
        />
        <ColorField
          form={form}
          name="secondaryColor"
          label="Secondary color"
          help="The background of the chatbot’s messages. In a dark chat it only tints them."
        />
      </div>
      <ContrastWarning form={form} />
      <ChoiceCards
        label="Widget position"
        value={form.watch('position')}
        onChange={(value) => form.setValue('position', value, { shouldDirty: true })}
        options={[
          { value: 'bottom-right', label: 'Bottom right' },
          { value: 'bottom-left', label: 'Bottom left' },
        ]}
      />
      <ChoiceCards
        label="Theme style"
        columns={3}
        value={form.watch('theme')}
        onChange={(value) => form.setValue('theme', value, { shouldDirty: true })}
        options={[
          { value: 'light', label: 'Light', text: 'Always light' },
          { value: 'dark', label: 'Dark', text: 'Always dark' },
          { value: 'auto', label: 'Auto', text: 'Follows the visitor’s device' },
        ]}
      />
      <TextLineField
        form={form}
        name="launcherText"
        label="Launcher text"
        aside="Optional"
        placeholder="Questions? Ask us"
        help="A few words beside the round button."
      />
    </SectionCard>
  );
}

type ColorFieldProps = {
  form: ChatbotForm;
  name: 'primaryColor' | 'secondaryColor';
  label: string;
  help: string;
};

function ColorField({ form, name, label, help }: ColorFieldProps) {
  const value = form.watch(name);
  return (
    <Field label={label} help={help} error={form.formState.errors[name]?.message}>
      {(control) => (
        <span className="flex gap-2">
          <input
            type="color"
            aria-label={`${label}, pick`}
            value={isColor(value) ? value : '#000000'}
            onChange={({ target }) =>
              form.setValue(name, target.value.toUpperCase(), {
                shouldDirty: true,
                shouldValidate: true,
              })
            }
            className="size-11 shrink-0 rounded-control border border-edge bg-surface p-1"
          />
          <Input {...form.register(name)} {...control} spellCheck={false} className="font-mono" />
        </span>
      )}
    </Field>
  );
}

/** The widget keeps its text readable with any color; the owner should still know that this one has little contrast. */
function ContrastWarning({ form }: { form: ChatbotForm }) {
  const primary = form.watch('primaryColor');
  if (!isColor(primary)) return null;
  const onWhite = contrastRatio(primary, '#FFFFFF');
  const ink = readableInk(primary);
  if (onWhite >= enoughContrast) return null;
  return (
    <Notice tone="warn" title="White text is hard to read on this color">
      The chat will write in {ink === '#000000' ? 'black' : 'white'} on it instead. A darker shade
      keeps white: its contrast is {onWhite.toFixed(1)} now, {enoughContrast} is needed.
    </Notice>
  );
}

function isColor(value: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(value);
}
