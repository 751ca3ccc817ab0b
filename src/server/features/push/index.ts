/** Notifications to browsers of the team while no tab is open. */

export { sendPush } from './push-devices.ts';
export { hasPushDevices } from './queries.ts';
