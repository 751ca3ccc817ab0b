import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { DemoChatProps } from '#web/features/demo-shops/demo-chat.tsx';
import { useDemoShop } from '#web/features/landing/use-demo-shop.ts';
import { PartMissing } from '#web/ui/static-part.tsx';
import { ChatDemo } from './landing-parts.ts';

type Live = DemoChatProps & { Chat: ComponentType<DemoChatProps> };

const load = () => import('#web/features/demo-shops/demo-chat.tsx');

/** A picture of a chat until someone uses it; the working chat is loaded then and takes its place. */
export function HeroChat() {
  const industry = useDemoShop();
  const frame = useRef<HTMLDivElement>(null);
  const asked = useRef('');
  const [live, setLive] = useState<Live | null>(null);
  const [isMissing, setMissing] = useState(false);

  async function begin(question = ''): Promise<void> {
    asked.current ||= question.trim();
    try {
      const { DemoChat: Chat } = await load();
      const input = frame.current?.querySelector('input');
      const card = frame.current?.querySelector('figure > div');
      const height = card?.getBoundingClientRect().height;
      const start = {
        typed: input?.value ?? '',
        asked: asked.current,
        hadFocus: input === document.activeElement,
      };
      setLive((before) => before ?? { Chat, industry, height, start });
    } catch {
      setMissing(true);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another shop was picked, or the input was used before the script came
  useEffect(() => {
    const isUsed = frame.current?.querySelector('input') === document.activeElement;
    if (industry !== 'restaurants' || (frame.current && isUsed)) void begin();
  }, [industry]);

  if (live) {
    const { Chat, ...chat } = live;
    // Another shop starts with an empty chat.
    if (live.industry !== industry) setLive({ ...live, industry, start: nothing });
    return (
      <div id="live-demo">
        <Chat key={chat.industry} {...chat} />
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what is done to the controls inside
    <div
      id="live-demo"
      ref={frame}
      onPointerEnter={() => void load().catch(() => {})}
      onFocus={({ target }) => target instanceof HTMLInputElement && void begin()}
      onClick={({ target }) => {
        const button = (target as Element).closest('button');
        if (button) void begin(button.value || frame.current?.querySelector('input')?.value);
      }}
      onKeyDown={({ key, target }) => {
        if (key === 'Enter' && target instanceof HTMLInputElement) void begin(target.value);
      }}
    >
      <ChatDemo />
      {isMissing && <PartMissing />}
    </div>
  );
}

const nothing: DemoChatProps['start'] = { typed: '', asked: '', hadFocus: false };
