import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';

type StaticPart = {
  /** Draws the part at build time; `null` in the browser, whose bundle must not contain it. */
  drawn: ComponentType | null;
  load: () => Promise<ComponentType>;
};

/**
 * A part of a prerendered page that is read and never changes. The page brings it as HTML, so its code is left
 * out of the first view and fetched only by someone who comes here from another page of the app.
 */
export function staticPart({ drawn: Drawn, load }: StaticPart): ComponentType {
  return function Part() {
    const element = useRef<HTMLDivElement>(null);
    const [Late, setLate] = useState<ComponentType | null>(() => Drawn);
    const [isMissing, setMissing] = useState(false);
    useEffect(() => {
      if (element.current?.hasChildNodes() !== false) return;
      load().then(
        (part) => setLate(() => part),
        () => setMissing(true),
      );
    }, []);
    if (isMissing) return <PartMissing />;
    if (Late) {
      return (
        <div>
          <Late />
        </div>
      );
    }
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React then leaves what is there as it is
    return <div ref={element} suppressHydrationWarning dangerouslySetInnerHTML={kept} />;
  };
}

/** Browsers remember a module that failed, so only a new page helps; and that one brings the part as HTML. */
export function PartMissing() {
  return (
    <p className="my-10 flex flex-wrap items-center justify-center gap-3 text-ink-muted">
      This part of the page couldn’t be loaded.
      <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
        Reload Page
      </Button>
    </p>
  );
}

const kept = { __html: '' };
