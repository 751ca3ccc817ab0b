/** Curated answers, which an owner wrote and which outrank documents. */
export { comparableAnswers, listKnownAnswers } from './known-answers.ts';
export { createAnswer, deleteAnswer, listAnswers, updateAnswer } from './manage-answers.ts';
