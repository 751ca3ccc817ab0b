import type { Chatbot } from '#shared/contract/chatbots.ts';
import type { SectionId } from '#web/features/chatbots/changed-settings.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { useMay } from '#web/state/permissions.tsx';
import { usePublicConfig } from '#web/state/use-public-config.ts';

/** What a person may do in the editor of one chatbot, by role, plan and what this installation has switched off. */
export function useEditorAccess({ chatbot, section }: { chatbot: Chatbot; section: SectionId }) {
  const config = usePublicConfig();
  const mayEdit = useMay('chatbots.edit');
  const hasServer = useDataClient().link('/') !== null;
  const hasTests = config?.flags.chatbotTesting !== false;
  const hasPlayground = mayEdit && hasTests;
  const hidden: SectionId[] = [
    ...(hasPlayground ? [] : (['playground'] as const)),
    ...(hasTests ? [] : (['tests'] as const)),
    // The demo doesn't know what a server says in every language.
    ...(hasServer ? [] : (['wording'] as const)),
    ...(config?.flags.documentUpload === false ? (['knowledge'] as const) : []),
  ];
  return {
    mayEdit,
    hasTests,
    hasPlayground,
    hidden,
    // Lists have buttons of their own that know the role; a disabled frame would also keep them from opening.
    isDisabled:
      (!mayEdit && !lists.includes(section)) ||
      (chatbot.readOnly && !usableWhenReadOnly.includes(section)),
  };
}

const lists: SectionId[] = ['knowledge', 'answers', 'tests', 'health', 'versions'];
/** Documents belong to the workspace, and looking is always possible. */
const usableWhenReadOnly: SectionId[] = ['knowledge', 'playground', 'health', 'install'];
