import type { LanguageCode } from '#server/engine/language/language-code.ts';
import type { TimeSpan } from './schedule.ts';
import type { ScheduleQuery } from './understand-question.ts';

type Daypart = NonNullable<ScheduleQuery['daypart']>;

/** Minutes since midnight at which the afternoon and the evening begin; in Spain lunch is late. */
const startsOf = (language: LanguageCode): { afternoon: number; evening: number } =>
  language === 'es' ? { afternoon: 930, evening: 1230 } : { afternoon: 780, evening: 1080 };

const noon = 720;

/** Whether it is open in a part of the day; `partly` when only the times themselves can tell. */
export function openInPart({
  spans,
  daypart,
  language,
}: {
  spans: readonly TimeSpan[];
  daypart: Daypart;
  language: LanguageCode;
}): 'yes' | 'partly' | 'no' {
  const { afternoon, evening } = startsOf(language);
  const reaches = spans.map(({ from, to }) => {
    const opens = from?.minutes ?? 0;
    const closes = to?.minutes ?? 1440;
    if (daypart === 'morning') return noon - opens;
    if (daypart === 'evening') return closes - evening;
    return opens < evening ? closes - afternoon : 0;
  });
  const reach = Math.max(0, ...reaches);
  // An hour after lunch is hardly an afternoon.
  const [little, enough] = daypart === 'afternoon' ? [60, 180] : [0, 60];
  if (reach <= little) return 'no';
  return reach > enough ? 'yes' : 'partly';
}
