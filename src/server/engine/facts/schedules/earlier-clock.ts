import type { LanguageCode } from '#server/engine/language/language-code.ts';
import type { ClockTime } from './schedule.ts';

const clockForm = /^(\d{1,2})(?:([:.h])(\d\d))?(\s?)([ap](?:\.?\s?m\.?)?|uhr|uur|h)?$/i;

/** A time some minutes before another, written the way the document writes its times. */
export function earlierClock({
  time,
  by,
  others,
  language,
}: {
  time: ClockTime;
  /** In minutes. */
  by: number;
  /** Other times of the same document. */
  others: readonly string[];
  /** Of the document. */
  language: LanguageCode;
}): ClockTime {
  const minutes = time.minutes - by;
  const hour = Math.floor((((minutes % 1440) + 1440) % 1440) / 60);
  const rest = ((minutes % 60) + 60) % 60;
  const forms = [time.text, ...others].flatMap((text) => {
    const form = clockForm.exec(text.replace(/\s+/g, ' ').trim());
    return form ? [form] : [];
  });
  const own = clockForm.exec(time.text.replace(/\s+/g, ' ').trim());
  const suffixed = forms.find(([, , , , , half = '']) => half !== '');
  // "Midnight" has no form of its own.
  const form = own ?? suffixed ?? forms[0];
  const suffix = form?.[5] ?? '';
  const isHalved = /^[ap]/i.test(suffix);
  const isSmall =
    isHalved ||
    (own ? Math.floor((time.minutes % 1440) / 60) !== Number(own[1]) : form === undefined) ||
    (!own && form !== undefined && !forms.some(([, digits]) => Number(digits) > 12));
  const shown = isSmall ? ((hour + 11) % 12) + 1 : hour;
  const mark = forms.find(([, , sign]) => sign !== undefined)?.[2] ?? (suffix === 'h' ? 'h' : ':');
  const plain = forms.some(([, , sign]) => sign === undefined);
  const padded = String(shown).padStart(forms.some(([text]) => text.startsWith('0')) ? 2 : 1, '0');
  const figures =
    rest === 0 && (plain || form === undefined)
      ? padded
      : `${padded}${mark}${String(rest).padStart(2, '0')}`;
  if (isHalved) {
    const half = hour < 12 ? 'a' : 'p';
    const letter = suffix.charAt(0) === suffix.charAt(0).toUpperCase() ? half.toUpperCase() : half;
    return { minutes, text: `${figures}${form?.[4] ?? ''}${letter}${suffix.slice(1)}` };
  }
  if (isSmall && !own && language === 'en')
    return { minutes, text: `${figures} ${hour < 12 ? 'am' : 'pm'}` };
  const after =
    suffix === '' || (suffix === 'h' && rest !== 0) ? '' : `${form?.[4] ?? ''}${suffix}`;
  return { minutes, text: `${figures}${after}` };
}
