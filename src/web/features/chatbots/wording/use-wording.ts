import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type OwnWording,
  type WordingDefaults,
  type WordingName,
  withoutEmpty,
} from '#shared/contract/wording.ts';
import type { ChatbotForm } from '#web/features/chatbots/use-chatbot-form.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { useDataClient } from '#web/state/data-client.tsx';

/** What an owner wrote in the chosen language, what is said without it, and what is wrong with it. */
export function useWording(form: ChatbotForm) {
  const client = useDataClient();
  const [language, setLanguage] = useState<string>(pageLanguage);
  const all = form.watch('wording');
  const own = all[language] ?? {};
  const problems = form.formState.errors.wording as Problems | undefined;
  const ofLanguage = problems?.[language] as Problems | undefined;
  const readDefaults = (code: string) => ({
    queryKey: ['wording', code],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      client.call<WordingDefaults>({ path: `/api/wording?language=${code}`, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const defaults = useQuery(readDefaults(language));
  // Known as soon as the first language is, and while another one is loaded.
  const { data: first } = useQuery(readDefaults(pageLanguage));

  /** Form paths are checked one by one: the form library drops errors of a whole object. */
  function check(path: string): void {
    void form.trigger(`wording.${language}.${path}` as 'wording');
  }

  function save({ next, path }: { next: OwnWording; path: string }): void {
    form.setValue('wording', withoutEmpty({ ...all, [language]: next }), { shouldDirty: true });
    if (messageOf(problems)) form.clearErrors('wording');
    else if (ofLanguage) check(path);
  }

  return {
    language,
    setLanguage,
    defaults,
    textOf: (name: WordingName) => own[name] ?? '',
    labelOf: (key: string) => own.contactLabels?.[key] ?? '',
    write: ({ name, text }: { name: WordingName; text: string }) =>
      save({ next: { ...own, [name]: text }, path: name }),
    writeLabel: ({ key, text }: { key: string; text: string }) =>
      save({
        next: { ...own, contactLabels: { ...own.contactLabels, [key]: text } },
        path: `contactLabels.${key}`,
      }),
    check,
    clear: () => {
      form.setValue('wording', withoutEmpty({ ...all, [language]: {} }), { shouldDirty: true });
      form.clearErrors(`wording.${language}`);
    },
    /** How many texts are the owner's own. */
    count: countTexts(own),
    problemOf: (name: WordingName) => messageOf(ofLanguage?.[name]),
    problemOfLabel: (key: string) =>
      messageOf((ofLanguage?.contactLabels as Problems | undefined)?.[key]),
    problem: messageOf(problems),
    /** Other languages in which something is wrong. */
    wrong: Object.keys(all).filter((code) => code !== language && problems?.[code]),
    /** All languages that visitors are spoken to in; until they are known, the chosen one. */
    languages: first?.languages ?? [language],
  };
}

export type WordingState = ReturnType<typeof useWording>;

type Problems = Record<string, unknown>;

const countTexts = ({ contactLabels = {}, ...texts }: OwnWording): number =>
  Object.keys(texts).length + Object.keys(contactLabels).length;

function messageOf(problem: unknown): string | undefined {
  const { message, root } = (problem ?? {}) as { message?: unknown; root?: { message?: unknown } };
  const text = message ?? root?.message;
  return typeof text === 'string' ? text : undefined;
}
