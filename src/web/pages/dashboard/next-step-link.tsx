import { Link } from 'react-router';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { useMay } from '#web/state/permissions.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';

/** From a room that visitors fill to what brings visitors. Undefined while the chatbots are on their way. */
export function NextStepLink({ chatbots }: { chatbots: readonly { id: string }[] | undefined }) {
  const toDashboard = useDashboardPath();
  const mayEdit = useMay('chatbots.edit');
  if (!mayEdit || !chatbots) return null;
  const [first] = chatbots;
  return (
    <Link
      to={toDashboard(first ? `/chatbots/${first.id}/install` : '?tab=chatbots&action=create')}
      className={buttonClassNames()}
    >
      {first ? 'Put the chat on your site' : 'Create your first chatbot'}
    </Link>
  );
}
