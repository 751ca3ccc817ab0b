/** Events for open screens, on one server and on several. */
export {
  type LiveEvent,
  publishEvent,
  subscribeToLiveEvents,
  tellSessionsEnded,
  type WorkspaceEvent,
} from './live-events.ts';
