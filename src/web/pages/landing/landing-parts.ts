/** What of the landing page is only read: see ui/static-part.tsx. */
import { staticPart } from '#web/ui/static-part.tsx';

export const ChatDemo = staticPart({
  drawn: import.meta.env.SSR ? (await import('./chat-demo.tsx')).ChatDemo : null,
  load: async () => (await import('./chat-demo.tsx')).ChatDemo,
});

/** How it works, features and FAQ. */
export const Explanations = staticPart({
  drawn: import.meta.env.SSR ? (await import('./explanations.tsx')).Explanations : null,
  load: async () => (await import('./explanations.tsx')).Explanations,
});

export const ExpertStrip = staticPart({
  drawn: import.meta.env.SSR ? (await import('./expert-strip.tsx')).ExpertStrip : null,
  load: async () => (await import('./expert-strip.tsx')).ExpertStrip,
});
