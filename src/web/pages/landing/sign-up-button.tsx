import { pageAddress } from '#web/lib/page-language.ts';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { ProgressiveButton } from '#web/ui/progressive-button.tsx';
import { useLandingDialogs } from './landing-dialogs.tsx';

/** Opens the dialog; before the page's script has come it leads to the screen that does the same. */
export function SignUpButton({ children }: { children: string }) {
  const { openSignUp } = useLandingDialogs();
  return (
    <ProgressiveButton
      href={pageAddress('/auth/signup')}
      onPress={() => void openSignUp(null)}
      className={buttonClassNames({ size: 'large' })}
    >
      {children}
    </ProgressiveButton>
  );
}
