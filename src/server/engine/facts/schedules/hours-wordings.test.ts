import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { ask } from './testing/schedule-fixture.ts';

const texts: Partial<Record<LanguageCode, string>> = {
  en: `# Opening hours
Monday to Thursday 9:00-18:00
Friday 9:00-20:00
Saturday 10:00-14:00
Sunday closed`,
  de: `# Öffnungszeiten
Montag bis Donnerstag 9:00-18:00 Uhr
Freitag 9:00-20:00 Uhr
Samstag 10:00-14:00 Uhr
Sonntag geschlossen`,
  es: `# Horario
De lunes a jueves 9:00-18:00
Viernes 9:00-20:00
Sábado 10:00-14:00
Domingo cerrado`,
};

const wordings: { language: LanguageCode; says: RegExp; questions: string[] }[] = [
  {
    language: 'en',
    says: /Monday to Thursday 9:00/,
    questions: `are you open at 8am
are you open at 7 in the evening
can i come at 7pm
can i pop in at 8.30`.split('\n'),
  },
  {
    language: 'en',
    says: /10:00.*14:00/,
    questions: `what time on saturday
what time saturday morning`.split('\n'),
  },
  {
    language: 'en',
    says: /20:00/,
    questions: `what time do you close on friday
when do you shut fridays
how late are you open on friday
how late fridays
friday closing time?
until when are you open on fridays
what's your closing time on friday
till what time are you there friday
closing time friday
how long are you open friday
what time do you lock up on a friday
friday, open til when?
you're open til when on fridays
when's closing on friday
what time does the shop shut on fridays
hours friday?
friday hours
are you guys open late on friday
when do you guys knock off on fridays
what time you close friday`.split('\n'),
  },
  {
    language: 'en',
    says: /^No\b|closed/i,
    questions: `are you open sundays
r u open sunday
open sundays?
sunday opening?
you're not open sundays right?
do you open on a sunday
are you closed sunday
are you shut on sundays
is the shop open on sunday
can i come by on sunday
can we pop in on a sunday
any chance you're open sunday
will you be open this sunday
is anyone there on sundays
do you trade sundays
are y'all open sundays
could i swing by sunday
is sunday ok to come in
are you around on sunday`.split('\n'),
  },
  {
    language: 'en',
    says: /10:00/,
    questions: `when do you open on saturday
what time do you open saturdays
how early do you open saturday
saturday opening time
from when are you open on saturday
what time can i come on saturday
when can i come in on saturday
earliest i can come saturday
what time does the store open on saturdays
opening time saturday?
when are you open on saturdays
what are your saturday hours
saturday hours please
whats saturday hours
when do the doors open saturday`.split('\n'),
  },
  {
    language: 'en',
    says: /Sunday/,
    questions: `which day are you closed
what day of the week are you closed
which days are you shut
what days are you not open
what days don't you open
do you have a day off
whats your closing day
which day is your rest day
on which days are you closed
is there a day you're closed`.split('\n'),
  },
  {
    language: 'de',
    says: /20:00/,
    questions: `wann macht ihr freitags zu
bis wann habt ihr freitag offen
wie lange habt ihr am freitag auf
um wie viel uhr schließt ihr freitags
wann schließt ihr am freitag
freitags bis wann offen?
wie lang ist freitag geöffnet
bis wieviel uhr seid ihr freitags da
öffnungszeiten freitag
wann ist freitag ladenschluss
bis wann kann ich freitags kommen
wann ist am freitag schluss`.split('\n'),
  },
  {
    language: 'de',
    says: /^Nein\b|geschlossen/i,
    questions: `habt ihr sonntags offen
ist sonntag auf
habt ihr am sonntag geöffnet
kann ich sonntag vorbeikommen
seid ihr sonntags da
sonntags geöffnet?
ist am sonntag jemand da
hat der laden sonntags auf
habt ihr sonntag zu
macht ihr sonntags auf`.split('\n'),
  },
  {
    language: 'de',
    says: /[Ss]onntag/,
    questions: `an welchem tag habt ihr zu
wann ist ruhetag
welche tage habt ihr geschlossen
an welchen tagen habt ihr geschlossen
habt ihr einen ruhetag`.split('\n'),
  },
  {
    language: 'es',
    says: /20:00/,
    questions: `¿a qué hora cerráis los viernes?
hasta qué hora abrís el viernes
a que hora cierran los viernes
hasta cuando estan abiertos el viernes
horario del viernes
viernes hasta que hora
a qué hora cierra la tienda el viernes
los viernes hasta qué hora estáis`.split('\n'),
  },
  {
    language: 'es',
    says: /^No\b|cerrad/i,
    questions: `¿abrís los domingos?
abren los domingos
está abierto el domingo
puedo pasar el domingo
los domingos abren?
estáis abiertos el domingo
cierran los domingos?`.split('\n'),
  },
  {
    language: 'es',
    says: /domingo/,
    questions: `qué día cerráis
qué días no abren
cuál es el día de descanso
qué día descansáis
qué días cierran`.split('\n'),
  },
];

wordings.push(
  {
    language: 'en',
    says: /10:00.*14:00/,
    questions: `what time are you open on saturdays
from when to when are you open saturday
open sat? from when till when
what times are you open on a saturday
between what times are you open saturday`.split('\n'),
  },
  {
    language: 'en',
    says: /closed/,
    questions: `can i buy a lamp from you on a sunday
do you see patients on sundays
i need to bring my lamp in on sunday, is anyone there`.split('\n'),
  },
  {
    language: 'de',
    says: /10:00.*14:00/,
    questions: `von wann bis wann habt ihr samstags offen
samstag von wann bis wann?`.split('\n'),
  },
  {
    language: 'de',
    says: /20:00/,
    questions: `wie lange seid ihr freitags da
bis wann seid ihr am freitag da`.split('\n'),
  },
);

describe.each(wordings)('answerSchedule in $language, $says', ({ language, says, questions }) => {
  it.each(questions)('understands "%s"', (question) => {
    const text = texts[language] ?? '';
    expect(ask({ text, question, language })?.text ?? '').toMatch(says);
  });
});

describe('answerSchedule', () => {
  const text = `# Opening hours
Monday to Saturday 9:00-18:00
Closed from January 1 to January 12.`;

  it('says when a closed time in a month is over', () => {
    const said = ask({
      text,
      question: 'what date do you reopen in january',
      language: 'en',
    })?.text;
    expect(said).toMatch(/January 13/);
  });

  it('takes the day of the question before, not its words, for “are you open then”', () => {
    const previous = ['could we have a fitting on a sunday?'];
    const hours = texts.en ?? '';
    const said = ask({
      text: hours,
      question: 'are you open then?',
      previous,
      language: 'en',
    })?.text;
    expect(said).toMatch(/closed/);
  });

  it.each([
    ['de', 'wie komme ich mit der bahn zu euch'],
    ['de', 'wann muss ich den kuchen für samstag spätestens bestellt haben'],
    ['en', 'would we get it on holiday club as well'],
    ['en', 'since when are you open?'],
    ['en', 'when did it open'],
    ['de', 'seit wann habt ihr offen?'],
    ['es', '¿desde cuándo estáis abiertos?'],
  ] as const)('isn’t asked in %s: “%s”', (language, question) => {
    expect(ask({ text: texts[language] ?? '', question, language })).toBeNull();
  });
});
