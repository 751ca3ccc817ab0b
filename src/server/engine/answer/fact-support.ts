import type { Fact } from './fact.ts';

/** Whether what a source says includes a fact of the answer, however each writes it. */
export function supportsFact({ evidence, fact }: { evidence: Fact; fact: Fact }): boolean {
  switch (fact.kind) {
    case 'link':
      return (
        evidence.kind === 'link' &&
        (evidence.value === fact.value || hostOf(evidence.value) === fact.value)
      );
    case 'email':
      return evidence.kind === 'email' && evidence.value === fact.value;
    case 'phone':
      return supportsPhone(evidence, fact.value);
    case 'date':
      return evidence.kind === 'date' && sharesDay(evidence, fact);
    case 'time':
      return supportsTime(evidence, fact);
    case 'amount':
      return supportsAmount(evidence, fact);
  }
}

const hostOf = (link: string): string => link.split(/[/?#]/, 1)[0] ?? '';

function supportsPhone(evidence: Fact, digits: string): boolean {
  if (evidence.kind === 'amount') return String(evidence.value) === digits.replace(/^0+/, '');
  if (evidence.kind !== 'phone') return false;
  if (evidence.value === digits) return true;
  // With or without country code and area code: the last digits decide.
  const [short, long] = [digits, evidence.value]
    .map((value) => value.replace(/^0+/, ''))
    .sort((a, b) => a.length - b.length);
  return short !== undefined && long !== undefined && short.length >= 7 && long.endsWith(short);
}

function sharesDay(a: Fact & { kind: 'date' }, b: Fact & { kind: 'date' }): boolean {
  if (a.year !== null && b.year !== null && a.year !== b.year) return false;
  if (a.year === null && b.year !== null) return false;
  return a.days.some(([day, month]) => b.days.some(([d, m]) => d === day && m === month));
}

function supportsTime(evidence: Fact, fact: Fact & { kind: 'time' }): boolean {
  if (evidence.kind === 'amount')
    return evidence.canBeTime && evidence.value % 12 === (fact.minutes / 60) % 12;
  if (evidence.kind !== 'time') return false;
  if (evidence.minutes % 1440 === fact.minutes % 1440) return true;
  const isOpen = evidence.half === 'unknown' || fact.half === 'unknown';
  return isOpen && evidence.minutes % 720 === fact.minutes % 720;
}

const minutesOf: Record<string, number> = { minute: 1, hour: 60, day: 1_440, week: 10_080 };
const monthsOf: Record<string, number> = { month: 1, year: 12 };

function supportsAmount(evidence: Fact, fact: Fact & { kind: 'amount' }): boolean {
  if (evidence.kind === 'time')
    return fact.canBeTime && evidence.minutes % 720 === (fact.value * 60) % 720;
  if (evidence.kind === 'phone') return String(fact.value) === evidence.value.replace(/^0+/, '');
  if (evidence.kind === 'date')
    return (
      (evidence.year === fact.value || evidence.days.some(([day]) => day === fact.value)) &&
      fact.unit === ''
    );
  if (evidence.kind !== 'amount') return false;
  if (!agreesOnPer(fact, evidence)) return false;
  if (isHalf(fact, evidence)) return true;
  for (const base of [minutesOf, monthsOf]) {
    const [own, other] = [base[fact.unit], base[evidence.unit]];
    if (own && other) return isEqual(fact.value * own, evidence.value * other);
  }
  return isEqual(fact.value, evidence.value) && unitsAgree(fact, evidence);
}

/** "$12 a day" is not "$12 an hour"; a price that does not say what it is for agrees with both. */
function agreesOnPer(a: Fact & { kind: 'amount' }, b: Fact & { kind: 'amount' }): boolean {
  const [kind] = a.per.split(' ');
  return a.per === '' || a.per === b.per || kind !== b.per.split(' ')[0];
}

/** Rounded to what a price list writes. */
const isEqual = (a: number, b: number): boolean => Math.abs(a - b) < 0.005;

/** "half" is 50 %. */
const isHalf = (a: Fact & { kind: 'amount' }, b: Fact & { kind: 'amount' }): boolean =>
  (a.unit === '%' && b.unit === '' && b.value < 1 && isEqual(a.value, b.value * 100)) ||
  (b.unit === '%' && a.unit === '' && a.value < 1 && isEqual(b.value, a.value * 100));

function unitsAgree(a: Fact & { kind: 'amount' }, b: Fact & { kind: 'amount' }): boolean {
  if (a.unit === b.unit) return true;
  // A bare number, as in a table, takes any unit; one that counts something else does not.
  if (a.unit === '') return a.noun === '';
  if (b.unit === '') return b.noun === '';
  return a.isMoney && b.isMoney && (a.unit === 'cents' || b.unit === 'cents');
}
