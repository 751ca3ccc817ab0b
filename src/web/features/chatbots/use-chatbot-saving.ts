import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Chatbot, ChatbotSettings } from '#shared/contract/chatbots.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { useDataClient } from '#web/lib/data-client.tsx';
import { toast } from '#web/ui/toast.tsx';
import { changedSettings, settingPlaces } from './changed-settings.ts';
import { updateChatbot } from './chatbot-calls.ts';
import { settingsOf, useChatbotForm } from './use-chatbot-form.ts';
import { useStoreChatbot } from './use-chatbots.ts';

/** The form of one chatbot and everything that can become of its changes: saved, undone, or met by someone else's. */
export function useChatbotSaving(chatbot: Chatbot) {
  const client = useDataClient();
  const navigate = useNavigate();
  const toDashboard = useDashboardPath();
  const { store } = useStoreChatbot();
  const [loaded, setLoaded] = useState(chatbot);
  const [conflict, setConflict] = useState<Chatbot | null>(null);
  const form = useChatbotForm(settingsOf(chatbot));
  const changes = changedSettings({ before: settingsOf(loaded), after: form.watch() });
  const isChanged = Object.keys(changes).length > 0;

  function load(next: Chatbot): void {
    setLoaded(next);
    form.reset(settingsOf(next));
  }

  // Something newer has been read, by another tab or after an avatar: an untouched form just follows.
  useEffect(() => {
    if (chatbot.version > loaded.version && !isChanged) {
      setLoaded(chatbot);
      form.reset(settingsOf(chatbot));
    }
  }, [chatbot, loaded.version, isChanged, form]);

  const saving = useMutation({
    mutationFn: (input: { changes: Partial<ChatbotSettings>; version: number }) =>
      updateChatbot({
        client,
        id: chatbot.id,
        changes: { ...input.changes, version: input.version },
      }),
    onSuccess: (saved) => {
      const before = settingsOf(loaded);
      const back = changedSettings({ before: settingsOf(saved), after: before });
      setConflict(null);
      load(saved);
      store(saved);
      toast.success({
        title: 'Settings saved',
        action: { label: 'Undo', onClick: () => undo({ changes: back, version: saved.version }) },
      });
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'conflict' && error.current) {
        setConflict(error.current as Chatbot);
        return;
      }
      for (const [name, message] of Object.entries(error.fields)) {
        form.setError(name as keyof ChatbotSettings, { message });
      }
      toast.error({ title: 'Settings not saved', text: error.message });
    },
  });

  function undo(input: { changes: Partial<ChatbotSettings>; version: number }): void {
    updateChatbot({ client, id: chatbot.id, changes: { ...input.changes, version: input.version } })
      .then((restored) => {
        load(restored);
        store(restored);
        toast.info({ title: 'Undone', text: 'The settings are as they were.' });
      })
      .catch((error: Error) => toast.error({ title: 'Not undone', text: error.message }));
  }

  const save = form.handleSubmit(
    () => {
      if (!saving.isPending) saving.mutate({ changes, version: loaded.version });
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
      keepMine: () => saving.mutate({ changes, version: conflict.version }),
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
