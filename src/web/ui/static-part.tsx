import { type ComponentType, useEffect, useRef, useState } from 'react';

type StaticPart = {
  /** Draws the part at build time; `null` in the browser, whose bundle must not contain it. */
  drawn: ComponentType | null;
  load: () => Promise<ComponentType>;
};

/**
 * A part of a prerendered page that is read and never changes. The page brings it as HTML, so its code is left
 * out of the first view and fetched only by somebody who comes here from another page of the app.
 */
export function staticPart({ drawn: Drawn, load }: StaticPart): ComponentType {
  return function Part() {
    const element = useRef<HTMLDivElement>(null);
    const [Late, setLate] = useState<ComponentType | null>(() => Drawn);
    useEffect(() => {
      if (element.current?.hasChildNodes() === false)
        void load().then((part) => setLate(() => part));
    }, []);
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

const kept = { __html: '' };
