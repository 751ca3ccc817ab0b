import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { isNowAndThen } from './conditional-times.ts';
import { onlyOpenDays } from './days-that-are-open.ts';
import { withoutNamedDays } from './implied-days.ts';
import type { Lexicon } from './lexicon.ts';
import type { ClauseLine, Schedule, ScheduleLine } from './schedule.ts';
import { soundLines } from './sound-lines.ts';
import { readUnread } from './unread-days.ts';

type Entry = {
  subject: string;
  /** Headings and address lines above it. */
  context: string;
  role: Schedule['role'];
  line: ScheduleLine;
  form?: Schedule['form'];
  main?: boolean;
};

/** Gathers lines by what they are for and where they stand. */
export type ScheduleBook = {
  add(entry: Entry): void;
  all(): Iterable<Schedule>;
  /** Something was read already, so what follows is no title of the document. */
  isStarted(): boolean;
  hasLines(subject: string): boolean;
  /** What a sentence below the hours of a thing says about days that couldn't be read is quoted. */
  addUnread(sentence: {
    subject: string;
    context: string;
    block: number;
    text: string;
    /** What was read from it. */
    lines: readonly ClauseLine[];
    /** It goes on after the hours of a part: "Vans: Mon–Fri 8–4. Saturdays only in May". */
    isOfPart: boolean;
  }): void;
  close(options: { partial: boolean }): Schedule[];
};

export function createScheduleBook(lexicon: Lexicon): ScheduleBook {
  const language: LanguageCode = lexicon.language;
  const found = new Map<string, Schedule>();
  const add = ({ subject, context, role, line, form, main = false }: Entry): void => {
    const key = keyOf({ role, form, subject, context });
    const known = found.get(key);
    // What is said of the business as a whole changes the hours of each of its parts.
    const before =
      subject === '' ? [...found.values()].flatMap(({ lines }) => lines) : (known?.lines ?? []);
    if (isNowAndThen({ line, before })) return;
    if (known) known.lines.push(line);
    else
      found.set(key, {
        subject,
        context,
        role,
        ...(form ? { form } : {}),
        ...(main ? { main } : {}),
        language,
        lines: [line],
      });
  };
  return {
    add,
    all: () => found.values(),
    isStarted: () => found.size > 0,
    hasLines: (subject) => [...found.values()].some((schedule) => schedule.subject === subject),
    addUnread({ subject, context, block, text, lines, isOfPart }) {
      const roles: Schedule['role'][] = isOfPart ? ['hours', 'activity'] : ['hours'];
      const role = roles.find((one) => found.has(keyOf({ subject, role: one, context })));
      const before = role && found.get(keyOf({ subject, role, context }));
      const unread = before ? readUnread({ text, lexicon, lines, before: before.lines }) : null;
      if (!role || !unread || (isOfPart && unread.season === null)) return;
      add({ subject, context, role, line: { ...unread, block, text: text.trim() } });
    },
    close: ({ partial }) =>
      joinRoles([...found.values()]).map((schedule) => ({
        ...schedule,
        lines: onlyOpenDays({ lines: soundLines(withoutNamedDays(schedule.lines)), lexicon }),
        ...(partial ? { partial } : {}),
      })),
  };
}

const keyOf = ({
  role,
  form = '',
  subject,
  context,
}: {
  role: Schedule['role'];
  form?: string | undefined;
  subject: string;
  context: string;
}): string => `${role}|${form}|${subject}|${context}`;

/** "Sunday closed" below days with times is about the same thing, even if only one of them says "open" or "closed". */
function joinRoles(schedules: readonly Schedule[]): Schedule[] {
  const joined: Schedule[] = [];
  for (const schedule of schedules) {
    const same = joined.find(
      (one) =>
        schedule.subject !== '' &&
        one.subject === schedule.subject &&
        one.context === schedule.context &&
        one.form === undefined &&
        schedule.form === undefined,
    );
    if (!same) joined.push({ ...schedule, lines: [...schedule.lines] });
    else {
      same.lines.push(...schedule.lines);
      if (schedule.role === 'hours') same.role = 'hours';
    }
  }
  return joined;
}
