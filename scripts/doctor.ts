/** npm run doctor: checks the settings and everything they name, and says what to do. Exits with 1 when something failed. */
import { describeFindings, examine } from '#server/doctor/examine.ts';

const findings = await examine();
console.log(describeFindings(findings));
if (findings.some(({ state }) => state === 'failed')) process.exitCode = 1;
