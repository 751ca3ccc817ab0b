/** Who is calling, for which workspace, and what they may do. */

export { describePlan } from '#server/features/accounts/profile/describe-plan.ts';
export { checkPassword } from '#server/features/accounts/sign-in/check-password.ts';
export { describeDevice } from '#server/features/accounts/sign-in/describe-device.ts';
export {
  assertOwn,
  assertPermission,
  type CurrentSession,
  findRole,
  findStanding,
  requireSession,
  roleOf,
  type SessionEnv,
} from './current-session.ts';
