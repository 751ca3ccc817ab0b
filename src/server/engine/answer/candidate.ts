import type { LoadedPassage } from './passage-text.ts';

export type AnswerKind = 'schedule' | 'table' | 'contact' | 'text';

/** One thing to say and what it rests on. */
export type Statement = { text: string; passages: LoadedPassage[]; page?: number };

/** An answer that was found, before it is decided whether it is given. */
export type Candidate = {
  kind: AnswerKind;
  statements: Statement[];
  /** How likely it is right, 0 to 1. */
  confidence: number;
  understood: string;
  plan: string[];
  parts: { name: string; value: number }[];
  options: string[];
};

/** What it says, in one line. */
export const inOneLine = ({ statements }: Candidate): string =>
  statements.map(({ text }) => text).join(' ');
