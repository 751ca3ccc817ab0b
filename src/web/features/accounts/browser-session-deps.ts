import { endSession, fetchSession, isSessionValid } from './account-calls.ts';
import type { SessionDeps, TabMessage } from './session-store.ts';

const channelName = 'askwell-session';

/** The session store's world in a real browser. */
export const browserSessionDeps: SessionDeps = {
  fetchSession,
  isSessionValid,
  endSession,
  schedule: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  tabs: {
    tell: (message) => {
      const channel = new BroadcastChannel(channelName);
      channel.postMessage(message);
      channel.close();
    },
    listen: (listener) => {
      const channel = new BroadcastChannel(channelName);
      channel.onmessage = ({ data }: MessageEvent<TabMessage>) => listener(data);
      return () => channel.close();
    },
  },
};
