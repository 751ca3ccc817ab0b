import { useMutation } from '@tanstack/react-query';
import type { ChangeEvent } from 'react';
import { avatarRules } from '#shared/contract/accounts.ts';
import type { Chatbot } from '#shared/contract/chatbots.ts';
import { deleteAvatar, saveAvatar } from '#web/features/chatbots/chatbot-calls.ts';
import { ChatbotFace } from '#web/features/chatbots/chatbot-face.tsx';
import { useStoreChatbot } from '#web/features/chatbots/use-chatbots.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { useMay } from '#web/state/permissions.tsx';
import { Button } from '#web/ui/button.tsx';
import { PictureButton } from '#web/ui/picture-button.tsx';
import { toast } from '#web/ui/toast.tsx';

/** Saved at once: a picture is not part of the form's changes. */
export function AvatarField({ chatbot }: { chatbot: Chatbot }) {
  const client = useDataClient();
  const { store } = useStoreChatbot();
  const mayEdit = useMay('chatbots.edit') && !chatbot.readOnly;
  const { id } = chatbot;
  const change = useMutation({
    mutationFn: (picture: File | null) =>
      picture ? saveAvatar({ client, id, picture }) : deleteAvatar({ client, id }),
    onSuccess: (next) => {
      store(next);
      toast.success({ title: 'Settings saved' });
    },
    onError: (error) => toast.error({ title: 'Picture not saved', text: error.message }),
  });

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const picture = target.files?.[0];
    target.value = '';
    if (!picture) return;
    const isFine =
      picture.size <= avatarRules.maxBytes &&
      avatarRules.types.some((type) => type === picture.type);
    if (isFine) change.mutate(picture);
    else {
      toast.error({
        title: 'Picture not saved',
        text: `Please choose a PNG, JPEG or WebP of at most ${avatarRules.maxBytes / 1024} KB.`,
      });
    }
  }

  return (
    <div>
      <p className="text-[15px] font-[560]">Picture</p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <ChatbotFace chatbot={chatbot} className="size-12" />
        {mayEdit && (
          <PictureButton onChoose={choose}>
            {change.isPending ? 'Saving...' : 'Choose a picture'}
          </PictureButton>
        )}
        {chatbot.avatarUrl && mayEdit && (
          <Button variant="ghost" size="small" onClick={() => change.mutate(null)}>
            Remove
          </Button>
        )}
      </div>
    </div>
  );
}
