/** Keys that programs present. */
export { type ApiCaller, getApiCaller } from './manage-api-keys.ts';
