import { useNavigate } from 'react-router';
import { ApiError } from '#web/lib/api-error.ts';
import { toast } from '#web/ui/toast.tsx';
import { useSession } from './session.tsx';

/** What every "Sign out" does: sign out, then home. */
export function useLeave(): () => Promise<void> {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return async () => {
    try {
      await signOut();
      await navigate('/', { replace: true });
    } catch (error) {
      toast.error({
        title: 'You are still signed in',
        text: error instanceof ApiError ? error.message : 'Please try again.',
      });
    }
  };
}
