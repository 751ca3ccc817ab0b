/** Who changed what in a workspace. */
export { type Actor, forgetPerson, listAudit, recordAudit } from './record-audit.ts';
