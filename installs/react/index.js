'use client';
import { useEffect, useRef } from 'react';

const defaultServer = '__ORIGIN__';
const events = {
  onReady: 'ready',
  onOpen: 'open',
  onClose: 'close',
  onMessage: 'message',
  onUnread: 'unread',
  onError: 'error',
};

/** One script element a page and server, however many components ask for it. */
const loading = new Map();

function loadWidget(server) {
  const known = loading.get(server);
  if (known) return known;
  const loaded = new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${server}/widget.js`;
    script.async = true;
    script.onload = () => resolve(window.Askwell);
    script.onerror = () => {
      // The next component tries again.
      loading.delete(server);
      script.remove();
      reject(new Error(`${script.src} could not be loaded`));
    };
    document.head.append(script);
  });
  loading.set(server, loaded);
  return loaded;
}

/** Puts the chat on the page for as long as it's rendered. Renders nothing itself. */
export function AskwellChat({ chatbotId, server = defaultServer, ...properties }) {
  const widget = useRef(null);
  const latest = useRef(properties);
  latest.current = properties;
  const options = optionsOf(properties);
  const changes = JSON.stringify(options);

  useEffect(() => {
    let isGone = false;
    loadWidget(server.replace(/\/+$/, '')).then(
      (askwell) => {
        if (isGone || !askwell) return;
        const created = askwell.init({ chatbotId, ...optionsOf(latest.current) });
        widget.current = created ?? null;
        for (const [property, name] of Object.entries(events)) {
          created?.on(name, (event) => latest.current[property]?.(event));
        }
      },
      (error) => latest.current.onError?.(error),
    );
    return () => {
      isGone = true;
      widget.current?.destroy();
      widget.current = null;
    };
  }, [chatbotId, server]);

  useEffect(() => {
    widget.current?.update(JSON.parse(changes));
  }, [changes]);

  return null;
}

function optionsOf(properties) {
  return Object.fromEntries(
    Object.entries(properties).filter(([name, value]) => !(name in events) && value !== undefined),
  );
}

export const openChat = () => window.Askwell?.open?.();
export const closeChat = () => window.Askwell?.close?.();
export const toggleChat = () => window.Askwell?.toggle?.();
