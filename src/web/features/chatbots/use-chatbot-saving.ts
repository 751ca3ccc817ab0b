import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Chatbot, ChatbotSettings } from '#shared/contract/chatbots.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { useDataClient } from '#web/state/data-client.tsx';
import { useUnsentWork } from '#web/state/unsent-work.tsx';
import { toast } from '#web/ui/toast.tsx';
import { changedSettings, settingPlaces } from './changed-settings.ts';
import { updateChatbot } from './chatbot-calls.ts';
import {
  describeDraft,
  foreignChanges,
  restoreDraft,
  type SettingsDraft,
  settingsDraftKey,
  settingsOf,
} from './settings-draft.ts';
import { useChatbotForm } from './use-chatbot-form.ts';
import { useStoreChatbot } from './use-chatbots.ts';

type Save = {
  changes: Partial<ChatbotSettings>;
  /** What the form showed before the changes. */
  base: ChatbotSettings;
  /** The chatbot that is changed, and what an undo goes back to. */
  over: Chatbot;
};

/** The form of one chatbot and everything that can become of its changes: kept, saved, undone, or met by someone else's. */
export function useChatbotSaving(chatbot: Chatbot) {
  const client = useDataClient();
  const navigate = useNavigate();
  const toDashboard = useDashboardPath();
  const { drafts } = useUnsentWork();
  const { store } = useStoreChatbot();
  const draftKey = settingsDraftKey(chatbot.id);
  const [start] = useState(() =>
    restoreDraft({ chatbot, draft: drafts.read<SettingsDraft>(draftKey) }),
  );
  const [loaded, setLoaded] = useState(start.loaded);
  const [conflict, setConflict] = useState<Chatbot | null>(null);
  const form = useChatbotForm({ ...settingsOf(start.loaded), ...start.changes });
  const changes = changedSettings({ before: settingsOf(loaded), after: form.watch() });
  const isChanged = Object.keys(changes).length > 0;

  const draft = describeDraft({ loaded, changes });
  const draftText = JSON.stringify(draft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is a new object each time, its text says whether it differs
  useEffect(() => drafts.write(draftKey, draft), [drafts, draftKey, draftText]);

  /** Takes over what the server has; what was typed since `before` stays. */
  function adopt({ next, before }: { next: Chatbot; before: ChatbotSettings }): void {
    const typed = changedSettings({ before, after: form.getValues() });
    setLoaded(next);
    form.reset({ ...settingsOf(next), ...typed }, { keepErrors: true, keepTouched: true });
  }

  function load(next: Chatbot): void {
    setLoaded(next);
    form.reset(settingsOf(next));
  }

  /** Whether no one else changed a setting: a new key or picture also raises the version. */
  function isUncontested(next: Chatbot): boolean {
    const base = settingsOf(loaded);
    const foreign = foreignChanges({ base, mine: form.getValues(), theirs: settingsOf(next) });
    return Object.keys(foreign).length === 0;
  }

  // Something newer has been read, from another tab or after a new key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only something newer matters, what is typed meanwhile does not
  useEffect(() => {
    if (chatbot.version <= loaded.version) return;
    if (!isChanged || isUncontested(chatbot)) {
      adopt({ next: chatbot, before: settingsOf(loaded) });
    }
  }, [chatbot, loaded.version, isChanged]);

  const saving = useMutation({
    mutationFn: ({ changes, over: { id, version } }: Save) =>
      updateChatbot({ client, id, changes: { ...changes, version } }),
    onSuccess: (saved, { changes: sent, base, over }) => {
      setConflict(null);
      adopt({ next: saved, before: { ...base, ...sent } });
      store(saved);
      toast.success({
        title: 'Settings saved',
        action: { label: 'Undo', onClick: () => undo({ saved, over }) },
      });
    },
    onError: (error, save) => {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'conflict' && error.current) {
        const theirs = error.current as Chatbot;
        if (theirs.version > save.over.version && isUncontested(theirs)) {
          saving.mutate({ ...save, over: theirs });
        } else setConflict(theirs);
        return;
      }
      for (const [name, message] of Object.entries(error.fields)) {
        form.setError(name as keyof ChatbotSettings, { message });
      }
      toast.error({ title: 'Settings not saved', text: error.message });
    },
  });

  function undo({ saved, over }: { saved: Chatbot; over: Chatbot }): void {
    const { id, version } = saved;
    const changes = changedSettings({ before: settingsOf(saved), after: settingsOf(over) });
    updateChatbot({ client, id, changes: { ...changes, version } })
      .then((restored) => {
        adopt({ next: restored, before: settingsOf(saved) });
        store(restored);
        toast.info({ title: 'Undone', text: 'The settings are as they were.' });
      })
      .catch((error: Error) => toast.error({ title: 'Not undone', text: error.message }));
  }

  const save = form.handleSubmit(
    () => {
      if (saving.isPending) return;
      saving.mutate({ changes, base: settingsOf(loaded), over: loaded });
    },
    (errors) => {
      const first = Object.keys(errors)[0] as keyof ChatbotSettings | undefined;
      toast.error({ title: 'Please fix the form errors' });
      if (!first) return;
      void navigate(toDashboard(`/chatbots/${chatbot.id}/${settingPlaces[first].section}`));
    },
  );

  return {
    form,
    loaded,
    changes,
    isChanged,
    isSaving: saving.isPending,
    save,
    discard: () => form.reset(settingsOf(loaded)),
    conflict: conflict && {
      theirs: conflict,
      keepMine: () => saving.mutate({ changes, base: settingsOf(loaded), over: conflict }),
      takeTheirs: () => {
        load(conflict);
        store(conflict);
        setConflict(null);
      },
      decideLater: () => setConflict(null),
    },
  };
}

export type ChatbotSaving = ReturnType<typeof useChatbotSaving>;
