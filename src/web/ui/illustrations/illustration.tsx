import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';
import { genericDrawing, spaceDrawing } from './scenes.tsx';
import { lockDrawing, networkDrawing, robotDrawing, timeoutDrawing } from './troubles.tsx';

export type IllustrationKind = keyof typeof drawings;

/** For screens that say that something went wrong. */
export function Illustration({ kind, className }: { kind: IllustrationKind; className?: string }) {
  return <Drawing className={className}>{drawings[kind]}</Drawing>;
}

const drawings = {
  robot: robotDrawing,
  network: networkDrawing,
  lock: lockDrawing,
  timeout: timeoutDrawing,
  generic: genericDrawing,
  space: spaceDrawing,
} satisfies Record<string, ReactNode>;
