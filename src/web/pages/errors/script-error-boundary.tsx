import { Component, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { fetchScripts, isScriptError } from '#web/lib/fetch-scripts.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorScreen } from '#web/ui/error-screen.tsx';

/** A part of a page whose script didn't come: said in the page's place, so that the header stays usable. */
export function ScriptErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <Boundary place={key}>{children}</Boundary>;
}

type BoundaryProps = { place: string; children: ReactNode };
type BoundaryState = { error: unknown; place: string };

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  /** Another page may well work. */
  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState) {
    return place === state.place ? null : { error: null, place };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (!isScriptError(error)) throw error;
    return <ScriptErrorScreen />;
  }
}

/** The browser remembers that the script failed, so trying again means loading the document, once it can be reached. */
export function ScriptErrorScreen() {
  const [isTrying, setTrying] = useState(false);
  async function tryAgain() {
    setTrying(true);
    if ((await fetchScripts([window.location.href])) === 'unreachable') setTrying(false);
    else window.location.reload();
  }
  return (
    <ErrorScreen
      illustration="network"
      title="This page can’t be opened right now"
      text="Check your internet connection, then try again. Everything you saved is safe."
      actions={
        <Button size="large" onClick={() => void tryAgain()} busyLabel={isTrying && 'Opening...'}>
          Try again
        </Button>
      }
    />
  );
}
