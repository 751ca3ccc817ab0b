/** Websites that are imported and kept current. */

export { getWebsite, listWebsites, startSync, updateWebsite } from './manage-websites.ts';
export { websiteReadings } from './website-plan.ts';
