/** Sources of a chatbot that contradict each other. */
export { countOpenConflicts } from './queries.ts';
