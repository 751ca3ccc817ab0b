import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { SectionCard } from '#web/features/chatbots/editor/section-card.tsx';
import type { ChatbotForm } from '#web/features/chatbots/use-chatbot-form.ts';
import type { ChatbotSaving } from '#web/features/chatbots/use-chatbot-saving.ts';
import { nameLanguage } from '#web/lib/name-language.ts';
import { plural } from '#web/lib/plural.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { useWording, type WordingState } from './use-wording.ts';
import { type WordingGroup, wordingGroups } from './wording-groups.ts';

/** The owner's own words for what the chatbot says on its own behalf, one language at a time. */
export default function WordingSection({ saving: { form } }: { saving: ChatbotSaving }) {
  const wording = useWording(form);
  const all = useRef<HTMLDivElement>(null);
  const { submitCount } = form.formState;
  // The form library knows none of these fields, so it can't focus the first wrong one when saving is refused.
  useEffect(() => {
    if (submitCount > 0) all.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);
  return (
    <div ref={all} className="flex flex-col gap-5">
      <LanguageCard wording={wording} />
      {wordingGroups.map((group) => (
        <GroupCard key={group.title} {...{ group, form, wording }} />
      ))}
    </div>
  );
}

function LanguageCard({ wording }: { wording: WordingState }) {
  const { language, languages, setLanguage, defaults, count, clear, wrong, problem } = wording;
  const wrongNames = wrong.map(nameLanguage).join(', ');
  return (
    <SectionCard
      title="Wording"
      text="What the chatbot says on its own behalf. Visitors read it in their language. Leave a field empty to keep our text, which is shown in gray."
    >
      <Field
        label="Language"
        error={wrongNames ? `Please check the texts in: ${wrongNames}` : problem}
      >
        {(control) => (
          <Select
            {...control}
            value={language}
            onChange={({ target }) => setLanguage(target.value)}
          >
            {languages.map((code) => (
              <option key={code} value={code} lang={code}>
                {nameLanguage(code)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {defaults.isError && (
        <LoadFailed
          title="Our texts couldn’t be loaded"
          error={defaults.error}
          retry={defaults.refetch}
        />
      )}
      {count > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3 text-[14.5px]">
          <p className="text-ink-muted">
            {plural({
              count,
              one: '{count} text of your own in this language',
              other: '{count} texts of your own in this language',
            })}
          </p>
          <Button variant="secondary" size="small" onClick={clear}>
            Use our texts again
          </Button>
        </div>
      )}
    </SectionCard>
  );
}

type GroupCardProps = { group: WordingGroup; form: ChatbotForm; wording: WordingState };

/** Closed until it's wanted, because there are some forty texts; open where something is the owner's own or wrong. */
function GroupCard({ group, form, wording }: GroupCardProps) {
  const { textOf, problemOf, write } = wording;
  const labels = group.hasLabels ? form.watch('contactFields') : [];
  const count =
    group.fields.filter(({ name }) => textOf(name)).length +
    labels.filter(({ key }) => wording.labelOf(key)).length;
  const isWrong =
    group.fields.some(({ name }) => problemOf(name)) ||
    labels.some(({ key }) => wording.problemOfLabel(key));
  const [isOpen, setOpen] = useState(count > 0);
  return (
    <details
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-card border border-line bg-surface"
    >
      <summary className="flex list-none items-center gap-3 rounded-card p-5 -outline-offset-2 sm:px-6 [&::-webkit-details-marker]:hidden">
        <div className="min-w-0 flex-1">
          <h2 className="text-lg">{group.title}</h2>
          <p className="mt-1 text-[14.5px] text-ink-muted">{group.text}</p>
        </div>
        {count > 0 && (
          <Badge tone="accent">
            {plural({ count, one: '{count} own text', other: '{count} own texts' })}
          </Badge>
        )}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-6 px-5 pt-1 pb-6 sm:px-6">
        {group.fields.map(({ name, label, isLine = false }) => (
          <WordingField
            key={name}
            label={label}
            isLine={isLine}
            text={textOf(name)}
            placeholder={defaultOf({ name, form, wording })}
            problem={problemOf(name)}
            onChange={(text) => write({ name, text })}
            onBlur={() => wording.check(name)}
            language={wording.language}
          />
        ))}
        {labels.map(({ key, label }) => (
          <WordingField
            key={key}
            label={`Label of “${label}”`}
            isLine
            text={wording.labelOf(key)}
            placeholder={translated({ text: label, wording })}
            problem={wording.problemOfLabel(key)}
            onChange={(text) => wording.writeLabel({ key, text })}
            onBlur={() => wording.check(`contactLabels.${key}`)}
            language={wording.language}
          />
        ))}
      </div>
    </details>
  );
}

/** Settings that were never changed are translated, others are shown as they're written. */
const translated = ({ text, wording }: { text: string; wording: WordingState }) =>
  wording.defaults.data?.settings[text] ?? text;

function defaultOf({
  name,
  form,
  wording,
}: {
  name: WordingGroup['fields'][number]['name'];
  form: ChatbotForm;
  wording: WordingState;
}): string {
  if (name === 'welcome') return translated({ text: form.watch('greeting'), wording });
  if (name === 'inputHint') return translated({ text: form.watch('placeholder'), wording });
  return wording.defaults.data?.texts[name] ?? '';
}

type WordingFieldProps = {
  label: string;
  isLine: boolean;
  text: string;
  placeholder: string;
  problem: string | undefined;
  onChange: (text: string) => void;
  onBlur: () => void;
  language: string;
};

function WordingField({
  label,
  isLine,
  text,
  placeholder,
  problem,
  onChange,
  onBlur,
  language,
}: WordingFieldProps) {
  const Control = isLine ? Input : Textarea;
  return (
    <Field label={label} error={problem}>
      {(control) => (
        <Control
          {...control}
          {...(!isLine && { rows: 2, className: 'field-sizing-content min-h-17!' })}
          lang={language}
          dir="auto"
          value={text}
          placeholder={placeholder}
          onChange={({ target }: { target: { value: string } }) => onChange(target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
