/** Questions whose answers an owner wants to stay right. */
export { getRun, requestRun } from './runs.ts';
