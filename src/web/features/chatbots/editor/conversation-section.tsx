import { findIndustry } from '#shared/industries.ts';
import { industryStarters } from '#shared/industry-starters.ts';
import { text } from '#shared/text.ts';
import { newChatbotSettings } from '#web/features/chatbots/new-chatbot-settings.ts';
import type { ChatbotForm } from '#web/features/chatbots/use-chatbot-form.ts';
import { formatPercent } from '#web/lib/format-percent.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { CheckField, TextAreaField, TextLineField } from './form-fields.tsx';
import { ListField } from './list-field.tsx';
import { SectionCard } from './section-card.tsx';

export function ConversationSection({ form }: { form: ChatbotForm }) {
  return (
    <div className="flex flex-col gap-5">
      <SectionCard title="Conversation" text="How it opens and how it speaks.">
        <TextAreaField
          form={form}
          name="greeting"
          label="Greeting message"
          rows={2}
          help="The first thing a visitor reads. Say what they can ask."
        />
        <TextLineField
          form={form}
          name="placeholder"
          label="Placeholder text"
          help="Shown in the message box before someone types."
        />
        <div>
          <TextAreaField
            form={form}
            name="systemPrompt"
            label="System prompt"
            rows={6}
            help="How it should speak. What it knows comes from your documents."
          />
          <PromptTips form={form} />
        </div>
        <ListField
          form={form}
          name="suggestedQuestions"
          label="Suggested questions"
          help="Offered to visitors who have not asked anything yet. Up to 6."
          noun={text('question')}
          placeholder="When are you open on Sunday?"
          max={6}
        />
      </SectionCard>
      <SectionCard title="Answers" text="How sure it must be, and what visitors see of it.">
        <ConfidenceField form={form} />
        <CheckField
          form={form}
          name="showSources"
          label="Show sources to visitors"
          help="Each answer names the document and the place it comes from."
        />
      </SectionCard>
    </div>
  );
}

function PromptTips({ form }: { form: ChatbotForm }) {
  const industry = form.watch('industry');
  const example = newChatbotSettings(industry).systemPrompt;
  return (
    <details className="mt-2 text-[14px]">
      <summary className="inline-flex min-h-8 items-center text-accent underline underline-offset-4 pointer-coarse:min-h-11">
        Tips and an example
      </summary>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-ink-soft">
        <li>Say for whom it speaks and in which tone: warm, brief, formal.</li>
        <li>Say what it must not promise: discounts, free tables, delivery dates.</li>
        <li>
          Leave facts out: prices and hours belong into a document, where you keep them current.
        </li>
      </ul>
      <blockquote className="mt-3 rounded-control bg-sunken p-3 text-ink-soft">
        {example}
      </blockquote>
      <Button
        variant="secondary"
        size="small"
        className="mt-2"
        onClick={() =>
          form.setValue('systemPrompt', example, { shouldDirty: true, shouldValidate: true })
        }
      >
        Use this example
        {industry && industryStarters[industry] && ` for ${findIndustry(industry)?.name}`}
      </Button>
    </details>
  );
}

function ConfidenceField({ form }: { form: ChatbotForm }) {
  const value = form.watch('confidence');
  const words =
    value < 0.35
      ? 'Answers more often'
      : value > 0.65
        ? 'Answers only when very confident'
        : 'Balanced';
  return (
    <Field
      label="Minimum confidence"
      aside={formatPercent(value * 100)}
      help={`${words}. Below this, the chatbot says it doesn't know.`}
    >
      {(control) => (
        <input
          {...control}
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={value}
          onChange={({ target }) =>
            form.setValue('confidence', Number(target.value), { shouldDirty: true })
          }
          className="h-11 w-full accent-accent"
        />
      )}
    </Field>
  );
}
