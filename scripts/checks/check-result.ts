/** `output` is what a developer reads when the check fails. */
export type CheckResult = { ok: boolean; output: string };
