import { describe, expect, it } from 'vitest';
import { ask } from './testing/schedule-fixture.ts';

const garage = `# Miller's Garage
  ## Opening hours
  Mon-Wed 9:00 am - 6:00 pm
  Thursday 9:00 am - 7:30 pm (late night)
  Friday 9:00 am - 5:00 pm
  Saturday 9:00 am - 1:00 pm, first and third Saturday of the month only, by appointment
  ## Holidays
  Closed: New Year's Day, July 4, Thanksgiving Day, December 24 and 25.
  On December 31 we close at noon.
  We stay open, with normal hours, on Veterans Day.
  ## Workshop
  Monday to Friday 8:00 am - 5:00 pm, lunch break 12:30 pm - 1:15 pm`;

const bistro = `# Corner Bistro
  ## Hours
  Tuesday dinner 5:00 pm - 10:00 pm
  Friday lunch 11:30 am - 2:30 pm, dinner 5:00 pm - 11:00 pm
  Last orders: 9:15 pm Tuesday, 10:15 pm Friday.
  Terrace: May through September.`;

const museum = `# Stadtmuseum
  ## Sommer (1. April - 30. September)
  Di - So 10 - 18 Uhr
  ## Winter (1. Oktober - 31. März)
  Di - Fr 11 - 16 Uhr, Sa/So 10 - 17 Uhr
  ## Feiertage
  An Karfreitag und am 24.12. geschlossen. Ostermontag 10-18 Uhr.`;

const salon = `# Peluquería Luna
  ## Horario
  Lunes: cerrado
  Martes a viernes: 10:00 - 14:00 y 16:30 - 20:30
  Sábados de 9:30 a 13:00 h
  Domingos y festivos cerrado
  Cerramos por vacaciones del 3 al 23 de agosto de 2027.
  El 24 y el 31 de diciembre cerramos a las 14:00.`;

const said = (input: Parameters<typeof ask>[0]): string | null => ask(input)?.text ?? null;

const rental = `# Hill Tool Rental
  ## Hours
  | Day = Mon-Thu | Store & front office = 8:00 am - 6:00 pm | Repairs = 9:00 am - 4:30 pm
  | Day = Friday | Store & front office = 8:00 am - 5:00 pm | Repairs = 9:00 am - 3:00 pm
  | Day = Saturday | Store & front office = 9:00 am - 1:00 pm | Repairs = closed
  | Day = Sunday | Store & front office = closed | Repairs = closed
  Summer: from June 1 to August 31 we stay open until 7:30 pm on Thursdays.
  On weekdays the phones go to voicemail between 12:30 pm and 1:30 pm while the team has lunch.`;

describe('answerSchedule', () => {
  it.each([
    'do you shut on Thanksgiving Day?',
    'does the garage close on Thanksgiving Day?',
    'are you closed on Thanksgiving Day?',
  ])('says neither yes nor no to "%s"', (question) => {
    expect(said({ text: garage, question })).toMatch(/^(?!Yes|No\b).*closed/);
  });

  it('knows other words for closed in Spanish', () => {
    const text = `# Mostrador
      Martes a sábado 9:30 a 18:30.
      El 1 de mayo y el 24 de junio no se atiende.`;
    const question = '¿abren el 24 de junio?';
    expect(said({ text, language: 'es', question })).toMatch(/^No\b.*cerrados/);
  });

  it('says neither yes nor no to it in German and Spanish', () => {
    expect(said({ text: museum, language: 'de', question: 'schließt ihr an Karfreitag?' })).toMatch(
      /^(?!Ja|Nein).*geschlossen/,
    );
    expect(said({ text: museum, language: 'de', question: 'macht ihr Karfreitag zu?' })).toMatch(
      /^(?!Ja|Nein).*geschlossen/,
    );
    expect(said({ text: salon, language: 'es', question: '¿cerráis los lunes?' })).toMatch(
      /^(?!Sí|No\b).*cerrado/,
    );
  });

  it.each([
    [
      'can I still come by on Friday around 4:45 pm?',
      "Yes, on Fridays we're open from 8:00 am to 5:00 pm. The last appointment starts 30 minutes before closing.",
    ],
    ['can I come by on Friday at 2 pm?', "Yes, on Fridays we're open from 8:00 am to 5:00 pm."],
    [
      'can I still come by on Friday around 5:30 pm?',
      "No, on Fridays we're only open from 8:00 am to 5:00 pm.",
    ],
  ])('answers "%s" with the rule about the last appointment', (question, expected) => {
    const text = `# Nail bar
      ## Hours
      Mon-Fri 8:00 am - 5:00 pm
      The last appointment starts 30 minutes before closing.`;
    expect(said({ text, question })).toBe(expected);
  });

  it.each([
    ['do you do piercings on mondays', 'No, Piercing and ear studs: Tuesday and Thursday.'],
    ['do you do piercings on tuesdays', 'Yes, Piercing and ear studs: Tuesday and Thursday.'],
    ['what days is Ana in?', 'Ana Ruiz: Monday to Wednesday.'],
    ['is Ben Okoye in on fridays?', 'Yes, Ben Okoye: Thursday and Friday.'],
  ])('answers "%s" from days without times', (question, expected) => {
    const text = `# Jewelry studio
      ## Hours
      Mon-Fri 9:00-18:00
      Piercing and ear studs days are Tuesday and Thursday. Please eat something before.
      ## Team
      Ana Ruiz: Goldsmith and owner. Repairs and rings. Monday to Wednesday.
      Ben Okoye: Watches. Thursday and Friday. Speaks French.`;
    expect(said({ text, question })).toBe(expected);
  });

  it('answers on which days somebody is there in Spanish', () => {
    const text = `# Gestoría Sol
      Eva Mora: Asesora fiscal, autónomos y pymes. Martes y jueves.
      Luis Gil: Laboral y nóminas. Lunes a viernes. Habla inglés.`;
    expect(said({ text, question: '¿qué días está Eva?', language: 'es' })).toBe(
      'Eva Mora: martes y jueves.',
    );
  });

  it.each([
    ['¿están abiertos los viernes por la tarde?', 'No, los viernes solo abrimos de 9:00 a 15:00.'],
    ['¿abrís los lunes por la tarde?', 'Sí, los lunes abrimos de 9:00 a 14:00 y de 16:00 a 20:30.'],
    ['¿abrís los viernes por la mañana?', 'Sí, los viernes abrimos de 9:00 a 15:00.'],
    [
      '¿puedo pasarme el 17 de agosto por la mañana?',
      'No, el 17 de agosto de 2027 estamos cerrados.',
    ],
  ])('compares "%s" with the part of the day and closed days', (question, expected) => {
    const text = `# Gestoría Sol
      ## Horario
      De lunes a jueves de 9:00 a 14:00 y de 16:00 a 20:30. Los viernes de 9:00 a 15:00.
      En agosto abrimos solo por la mañana, de lunes a viernes de 8:30 a 14:30, y cerramos del 10 al 23.`;
    expect(said({ text, question, language: 'es' })).toBe(expected);
  });

  it.each([
    ['are you open friday afternoon?', "No, on Fridays we're only open from 8:00 to 13:30."],
    ['are you open thursday afternoon?', "On Thursdays we're open from 8:00 to 15:30."],
    ['are you open monday afternoon?', "Yes, on Mondays we're open from 8:00 to 18:30."],
    ['are you open monday evening?', "On Mondays we're open from 8:00 to 18:30."],
    [
      'are you open in the evening on thursday?',
      "No, on Thursdays we're only open from 8:00 to 15:30.",
    ],
  ])('answers "%s" with the closing time where "yes" would say too much', (question, expected) => {
    const text = `# Paint store
      Mon-Wed 8:00-18:30
      Thursday 8:00-15:30
      Friday 8:00-13:30`;
    expect(said({ text, question })).toBe(expected);
  });

  it('takes a sentence about some days for no complete week', () => {
    expect(
      said({
        text: `# Tool rental
          Between Monday and Friday we are open for everyone who needs a ladder from 9:00 to 17:00.`,
        question: 'are you open on saturday?',
      }),
    ).toBe(null);
  });

  it.each([
    ['what time do you close on friday', 'On Fridays we close at 5:00 pm.'],
    ['are you open saturdays', "Yes, on Saturdays we're open from 9:00 am to 1:00 pm."],
    ['are you open on sunday', "No, on Sundays we're closed."],
    ['are repairs open on friday', "Yes, on Fridays we're open from 9:00 am to 3:00 pm (Repairs)"],
    ['until when are you open on thursdays in july', 'On Thursdays we close at 7:30 pm'],
    ['are you open at 1 pm on monday', "Yes, on Mondays we're open from 8:00 am to 6:00 pm."],
  ])('answers "%s" from a table with a column for each part', (question, expected) => {
    expect(said({ text: rental, question })).toContain(expected);
  });

  it.each([
    ['are you open on tuesday?', "Yes, on Tuesdays we're open from 9:00 am to 6:00 pm."],
    ['when do you close friday', 'On Fridays we close at 5:00 pm.'],
    ['what time do you open on mondays', 'On Mondays we open at 9:00 am.'],
    ['thursday hours?', "On Thursdays we're open from 9:00 am to 7:30 pm (late night)."],
    [
      'are you open on saturday',
      "Yes, on Saturdays we're open from 9:00 am to 1:00 pm, only on the first and third Saturday of the month, by appointment.",
    ],
    [
      'are you open sundays?',
      "No, we're closed on Sundays: our opening hours don't include Sunday.",
    ],
    ['are you open on thanksgiving', "No, on Thanksgiving we're closed."],
    ['open on christmas eve?', "No, on Christmas Eve we're closed."],
    ['when do you close on new year’s eve', "On New Year's Eve we close at noon."],
    ['are you guys open on veterans day', "Yes, on Veterans Day we're open with our normal hours."],
    ['which day are you open late?', "We're open longest on Thursdays, until 7:30 pm."],
    [
      'is there any day you stay open after 6?',
      'Yes, we’re open later on Thursdays until 7:30 pm.',
    ],
    [
      'are you open at 6:30 pm on friday',
      "No, on Fridays we're only open from 9:00 am to 5:00 pm.",
    ],
    ['are you open now?', "Yes, we're open right now, until 6:00 pm."],
    ['when does the workshop open on friday', 'On Fridays we open at 8:00 am (Workshop).'],
    [
      'is the workshop closed for lunch on monday?',
      "Yes, on Mondays there's a break from 12:30 pm to 1:15 pm (Workshop).",
    ],
  ])('answers "%s"', (question, expected) => {
    expect(said({ text: garage, question })).toBe(expected);
  });

  it.each([
    'how much is an oil change',
    'how long does a service take',
    'do you deliver on saturday',
    'can i bring my dog on sunday',
    'are you open on labor day',
    'are you open on easter monday',
    'is the swimming pool open on friday',
    'what is your address',
    'how late can i cancel',
    '???',
    '',
    'open '.repeat(800),
  ])('leaves "%.40s" to others', (question) => {
    expect(ask({ text: garage, question })).toBeNull();
  });

  it('cites the blocks it answers from', () => {
    const answer = ask({ text: garage, question: 'when do you close friday' });
    expect(answer?.cited).toEqual([{ documentId: 'hours', block: 4 }]);
    expect(answer?.certainty).toBeGreaterThan(0.8);
  });

  it('carries the question before into a follow-up', () => {
    expect(
      said({
        text: garage,
        question: 'and on fridays?',
        previous: ['what time do you close on monday?'],
      }),
    ).toBe('On Fridays we close at 5:00 pm.');
    expect(
      said({
        text: garage,
        question: 'what about veterans day',
        previous: ['are you open on mondays?'],
      }),
    ).toBe("Yes, on Veterans Day we're open with our normal hours.");
    expect(
      ask({ text: garage, question: 'and on fridays?', previous: ['how much is a tire?'] }),
    ).toBeNull();
  });

  it('knows which meal is served when', () => {
    expect(said({ text: bistro, question: 'can we have lunch on tuesday' })).toBe(
      'No, on Tuesdays we only serve dinner, from 5:00 pm to 10:00 pm.',
    );
    expect(said({ text: bistro, question: 'do you serve lunch on fridays?' })).toBe(
      'Yes, on Fridays we serve lunch from 11:30 am to 2:30 pm.',
    );
    expect(said({ text: bistro, question: 'how late can we still order food on a friday' })).toBe(
      'On Fridays last orders are at 10:15 pm.',
    );
  });

  it('answers for a season by the date it is asked', () => {
    const text = museum;
    const language = 'de';
    expect(said({ text, language, question: 'wann macht ihr dienstags auf' })).toBe(
      'Dienstags öffnen wir um 11 Uhr (Oktober bis März).',
    );
    expect(
      said({
        text,
        language,
        question: 'wann macht ihr dienstags auf',
        now: '2026-07-01T08:00:00Z',
      }),
    ).toBe('Dienstags öffnen wir um 10 Uhr (April bis September).');
    expect(said({ text, language, question: 'habt ihr im juli samstags offen?' })).toBe(
      'Ja, samstags haben wir von 10 bis 18 Uhr geöffnet (April bis September).',
    );
    expect(said({ text, language, question: 'habt ihr an karfreitag offen?' })).toBe(
      'Nein, Karfreitag haben wir geschlossen.',
    );
    expect(said({ text, language, question: 'habt ihr an pfingstmontag offen?' })).toBeNull();
    expect(
      said({
        text,
        language,
        question: 'und sonntags?',
        previous: ['wann macht ihr samstags zu?'],
      }),
    ).toBe('Sonntags schließen wir um 17 Uhr (Oktober bis März).');
  });

  it('answers in Spanish', () => {
    const text = salon;
    const language = 'es';
    expect(said({ text, language, question: '¿abrís los lunes?' })).toBe(
      'No, los lunes estamos cerrados.',
    );
    expect(said({ text, language, question: '¿a qué hora cerráis el viernes?' })).toBe(
      'Los viernes cerramos a las 20:30 (10:00 – 14:00, 16:30 – 20:30).',
    );
    expect(said({ text, language, question: '¿cerráis a mediodía?' })).toBe(
      'Sí, de martes a viernes cerramos de 14:00 a 16:30.',
    );
    expect(said({ text, language, question: '¿abrís en Nochebuena?' })).toBe(
      'Sí, el 24 de diciembre (Nochebuena) abrimos hasta las 14:00.',
    );
    expect(said({ text, language, question: '¿abrís el Viernes Santo?' })).toBe(
      'No, el 26 de marzo (Viernes Santo) estamos cerrados.',
    );
    expect(said({ text, language, question: '¿cuándo cerráis por vacaciones?' })).toBe(
      'Estamos cerrados del 3 de agosto al 23 de agosto de 2027.',
    );
    expect(said({ text, language, question: '¿abrís los sábados por la tarde?' })).toBe(
      'No, los sábados solo abrimos de 9:30 a 13:00.',
    );
  });

  it('answers in a language the documents are not in', () => {
    expect(said({ text: salon, question: 'are you open on monday?' })).toBe(
      "No, on Mondays we're closed.",
    );
    expect(said({ text: garage, language: 'it', question: 'A che ora chiudete il venerdì?' })).toBe(
      'Il venerdì chiudiamo alle 17:00.',
    );
    expect(
      said({ text: garage, language: 'fr', question: 'Vous êtes ouverts le 25 décembre ?' }),
    ).toBe('Non, le 25 décembre nous sommes fermés.');
    expect(said({ text: museum, language: 'nl', question: 'zijn jullie op zondag open?' })).toBe(
      'Ja, op zondag zijn we open van 10:00 tot 17:00 uur (oktober t/m maart).',
    );
  });

  it('names the parts of a business when their hours differ', () => {
    const text = `# Am Markt
      ## Laden
      Mo–Fr 8:00 – 18:00 Uhr
      ## Café
      Mo–Fr 9:00 – 17:00 Uhr`;
    expect(said({ text, language: 'de', question: 'wann macht ihr freitags zu' })).toBe(
      'Freitags: Laden bis 18:00 Uhr; Café bis 17:00 Uhr.',
    );
    expect(said({ text, language: 'de', question: 'wie lange hat das café freitags auf' })).toBe(
      'Freitags schließen wir um 17:00 Uhr (Café).',
    );
  });

  it('does not call a day closed when the list is no whole week', () => {
    const text = '# Clinic\n## Hours\nMonday 9:00 - 12:00\nThursday 14:00 - 18:00';
    expect(ask({ text, question: 'are you open on friday?' })).toBeNull();
  });

  it.each([
    ['when is judo for kids', 'Judo kids (Anna): Monday and Wednesday 17:00.'],
    [
      'what classes are there on monday',
      'On Mondays: 17:00 Judo kids (Anna); 18:30 Judo adults (Ben).',
    ],
    ["what's the latest class on mondays", 'On Mondays: 18:30 Judo adults (Ben).'],
    ['is there a class on sunday?', "No, on Sundays there's nothing like that on our schedule."],
    ['when does ben teach', 'Judo adults (Ben): Monday 18:30.'],
    ['is cleo in on friday?', 'No, Cleo Hart, masseuse: Tuesday and Thursday.'],
    ['do classes take place on thanksgiving', 'No classes on Thanksgiving and January 1.'],
    ['how much is the judo class', null],
    ['when is the karate class', null],
    ['if i need 2 hours on monday what is the fee', null],
  ])('answers "%s" from a timetable', (question, expected) => {
    const text = `# Dojo
      | Time = 17:00 | Monday = Judo kids (Anna) | Wednesday = Judo kids (Anna)
      | Time = 18:30 | Monday = Judo adults (Ben)
      No classes on Thanksgiving and January 1.
      Cleo Hart, masseuse – Tuesday and Thursday.`;
    expect(said({ text, question })).toBe(expected);
  });

  it('changes the usual hours in a season', () => {
    const text =
      '# Museum\nOpen Wednesday to Sunday 10:00–18:00.\nFrom October to March we close at 17:00.';
    const question = 'when do you close on saturday';
    expect(said({ text, question })).toBe('On Saturdays we close at 17:00 (October to March).');
    expect(said({ text, question, now: '2026-07-01T10:00:00Z' })).toBe(
      'On Saturdays we close at 18:00.',
    );
  });
});
