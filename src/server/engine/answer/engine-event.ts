import type { AnswerConfidence, AnswerTrace, ChatSource } from '#shared/chat-events.ts';

/** The engine's part of the chat's events; who takes over a handoff, and where messages are kept, is the caller's. */
export type EngineEvent =
  | { type: 'confidence'; level: AnswerConfidence; value: number }
  | { type: 'token'; text: string }
  | { type: 'sources'; sources: ChatSource[] }
  /** When the engine asks back: the texts to choose from. After the tokens and before `done`. */
  | { type: 'options'; options: string[] }
  /** The visitor can look something up or request it: its form is shown, and nothing is called. */
  | { type: 'action'; id: string }
  | { type: 'handoff'; reason: 'asked' | 'unknown' }
  /** Always before the end: what was looked at and who spoke. Not for visitors. */
  | { type: 'why'; why: AnswerTrace }
  /** Without it, what came before is only a part. */
  | { type: 'done'; answered: boolean }
  | { type: 'error'; code: 'interrupted'; message: string };
