import type { Fact } from './fact.ts';
import { supportsFact } from './fact-support.ts';

type Amount = Fact & { kind: 'amount' };
type Operator = '+' | '-' | '×' | '=';

/** What a sentence works out before the visitor's eyes, and the counts that it multiplies by. */
export type WrittenSums = { results: Amount[]; counts: Amount[] };

/** "2 × €12 + €5 = €29": the results that follow from amounts of the sources; a wrong one isn't among them. */
export function findWrittenSums({
  folded,
  facts,
  isKnown,
}: {
  /** The sentence as its facts were found in it. */
  folded: string;
  facts: readonly Fact[];
  /** Whether the sources hold an amount. */
  isKnown(fact: Fact): boolean;
}): WrittenSums {
  const found: WrittenSums = { results: [], counts: [] };
  let amounts: Amount[] = [];
  let operators: Operator[] = [];
  for (const fact of facts) {
    const before = amounts.at(-1);
    const operator = before ? operatorIn(folded.slice(before.end, fact.start)) : null;
    if (fact.kind !== 'amount' || !operator) {
      amounts = fact.kind === 'amount' ? [fact] : [];
      operators = [];
      continue;
    }
    if (operator === '=') {
      const counts = countsOf(amounts, operators);
      const isRight =
        operators.length > 0 &&
        amounts.every(
          (one) =>
            counts.includes(one) ||
            isKnown(one) ||
            found.results.some((evidence) => supportsFact({ evidence, fact: one })),
        ) &&
        Math.abs(workOut(amounts, operators) - fact.value) < smallestCoin;
      if (isRight) {
        found.results.push(fact);
        found.counts.push(...counts);
      }
      amounts = [fact];
      operators = [];
      continue;
    }
    amounts.push(fact);
    operators.push(operator);
  }
  return found;
}

const smallestCoin = 0.006;
const mostTimes = 1_000;

/** The sign between two amounts, with no more than a few words beside it: "× adult ticket", "+ parking". */
function operatorIn(between: string): Operator | null {
  if (between.length > longestBetween || /[.;!?]/.test(between)) return null;
  const signs = between.match(/[+×*=]|(?<=\s)[x–−-](?=\s)/gu) ?? [];
  const [sign, other] = signs;
  if (sign === undefined || other !== undefined) return null;
  if (sign === '*' || sign === 'x' || sign === '×') return '×';
  return sign === '+' || sign === '=' ? sign : '-';
}

const longestBetween = 60;

/** Whole numbers without a currency that something is multiplied by. */
function countsOf(amounts: readonly Amount[], operators: readonly Operator[]): Amount[] {
  return amounts.filter(
    ({ value, isMoney, unit }, at) =>
      (operators[at] === '×' || operators[at - 1] === '×') &&
      !isMoney &&
      unit !== '%' &&
      Number.isInteger(value) &&
      value <= mostTimes,
  );
}

/** Products before sums. */
function workOut(amounts: readonly Amount[], operators: readonly Operator[]): number {
  let sum = 0;
  let sign = 1;
  let product = amounts[0]?.value ?? Number.NaN;
  for (const [at, operator] of operators.entries()) {
    const { value } = amounts[at + 1] ?? { value: Number.NaN };
    if (operator === '×') {
      product *= value;
      continue;
    }
    sum += sign * product;
    sign = operator === '-' ? -1 : 1;
    product = value;
  }
  return sum + sign * product;
}
