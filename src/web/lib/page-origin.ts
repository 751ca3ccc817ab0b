import { originPlaceholder } from '#shared/origin-placeholder.ts';

/** For addresses that must be whole. Pages written at build time cannot know it; the server fills it in. */
export const pageOrigin: string = import.meta.env.SSR ? originPlaceholder : location.origin;
