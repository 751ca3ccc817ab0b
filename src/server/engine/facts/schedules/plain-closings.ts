/** A pattern of one language and what it stands for. */
type Rewrite = { pattern: RegExp; write: string | ((...groups: string[]) => string) };

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const date = `(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}|${month} \\d{1,2}(?:st|nd|rd|th)?)`;
const day = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?';
const days = `${day}(?:(?:,? (?:and|or|&) |, ?| ?[-–&+] ?| to )${day})*`;
const months = `${month}(?:(?: and | or |, | ?[-–] ?| to )${month})*`;
const holiday =
  '(?:public|bank|federal|national|statutory|stat|thanksgiving|christmas|easter|good friday|boxing day|new year|memorial|labou?r)';
const time = '(?:\\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]\\.?m\\.?)?|noon|midnight)';

const rewrites: readonly Rewrite[] = [
  // "Shut altogether from 2 to 9 May": the same as closed.
  {
    pattern:
      /(?<!\p{L})((?:we|i) close|closed|closes?|shuts?) (?:altogether|entirely|completely)(?!\p{L})/giu,
    write: '$1',
  },
  // "We don't work Sundays", "we don't open on public holidays", "nobody works on 3 May".
  {
    pattern: new RegExp(
      `(?<=^|[.!?;:] )(?:(?:we|i) (?:do not|don['’]t|never) (?:work|open|trade|operate)|(?:nobody|no one) works)(?= (?:on |between |from )?(?:the |any )?(?:${day}(?!\\p{L})|weekends|${month}(?!\\p{L})|\\d|${holiday}))`,
      'giu',
    ),
    write: "We're closed",
  },
  // "From 3 to 9 August everyone is off", "Labour Day: all off", "the whole of June is off".
  {
    pattern:
      /(?<!\p{L})(?:(?:everyone|everybody) is|all(?: of us)?(?: are)?|(?:and )?crews? (?:is|are)?|(?<=is |are |january |february |march |april |may |june |july |august |september |october |november |december )is) off(?= (?:on|from|until|the|for)(?!\p{L})|[.,;)]|$)/giu,
    write: 'closed',
  },
  // "Annual break: 3 to 14 June".
  {
    pattern: new RegExp(
      `(?<=^|[.!?] )(?:annual|yearly|christmas|summer|winter|holiday|festive|easter) (?:break|shutdown|leave|closedown): (?=(?:from )?${date} ?(?:-|–|to|until|till|up to|through))`,
      'giu',
    ),
    write: 'Closed: ',
  },
  // "3 May up to and including 9 May": the last day is one of them.
  {
    pattern: new RegExp(
      `(?<!\\p{L})(${date}) (?:up to|until|till|through) and including (?=${date})`,
      'giu',
    ),
    write: '$1 to ',
  },
  // "The shop closes for the season from 3 June to 9 June", "I close the shed from 3 to 9 June".
  {
    pattern: new RegExp(
      `(?<!\\p{L})((?:the|our) \\p{L}{3,15}) (?:also )?(?:closes|shuts)((?: for (?:the )?[\\p{L}'’ ]{3,30}?)?,? from ${date} (?:to|until|till|through|–|-) )(?=${date})`,
      'giu',
    ),
    write: '$1 is closed$2',
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:we|i) (?:close|shut) (the \\p{L}{3,15}) (from ${date} (?:to|until|till|through|–|-) )(?=${date})`,
      'giu',
    ),
    write: '$1 is closed $2',
  },
  // "Closed on Thanksgiving and the day after": both.
  {
    pattern:
      /(?<!\p{L})thanksgiving(?: day)?(?:,? (?:and|\+|&) (?:the )?(?:day after|friday)| thursday (?:and|\+|&) friday)(?! (?:after|thanksgiving|of|before|morning))(?!\p{L})/giu,
    write: 'Thanksgiving and the day after Thanksgiving',
  },
  {
    pattern: /(?<!\p{L})christmas eve (and|\+|&) day(?!\p{L})/giu,
    write: 'Christmas Eve $1 Christmas Day',
  },
  {
    pattern: /(?<!\p{L})easter (sat|sun|mon)(?!\p{L})/giu,
    write: (_, short = '') =>
      `Easter ${{ sat: 'Saturday', sun: 'Sunday', mon: 'Monday' }[short.toLowerCase()]}`,
  },
  {
    pattern: /(?<!\p{L})(suns?|sundays?)( ?(?:&|\+|and|\/) ?)PHs?(?!\p{L})/gu,
    write: '$1$2public holidays',
  },
  {
    pattern: /(?<!\p{L})(Suns?|Sundays?)( ?(?:&|\+|and|\/) ?)PHs?(?!\p{L})/gu,
    write: '$1$2public holidays',
  },
  // "3 and 4 May emergencies only".
  {
    pattern: new RegExp(
      `(?<=(?:${month}|days?|holidays|weekends)[:,]? )((?:\\p{L}+ )?emergenc(?:y|ies) only)(?=[.;,]|$)`,
      'giu',
    ),
    write: 'closed ($1)',
  },
  // "12 to 1 (not Mondays)", "10 to 4, not in August", "never on Sundays": all the others.
  {
    pattern: new RegExp(
      `(?<=^|[.!?] )([^.!?\\n\\d]{0,80}${time} ?(?:-|–|to|until|and) ?${time}) \\(not (?:on )?(${days})\\)`,
      'giu',
    ),
    write: '$1, except $2',
  },
  {
    pattern: new RegExp(`(?<=${time}), (?:but )?not (${days})(?=[.,;)]|$)`, 'giu'),
    write: ', except $1',
  },
  {
    pattern: new RegExp(
      `(?<=${time}),? (?:but )?(?:\\()?not in (${months})(?:\\))?(?=[.,;]|$)`,
      'giu',
    ),
    write: ', except in $1',
  },
  {
    pattern: new RegExp(`(?<!\\p{L})all year(?: round)? but (?:in )?(${months})(?!\\p{L})`, 'giu'),
    write: 'except in $1',
  },
  { pattern: new RegExp(`, (${days}) excepted(?!\\p{L})`, 'giu'), write: ', except $1' },
  { pattern: new RegExp(`,? and never on (${days})(?=[.,;]|$)`, 'giu'), write: ', except on $1' },
  // "Saturdays (April–October only) 7 – noon": the months are those of the days.
  {
    pattern: new RegExp(
      `(?<!\\p{L})(${days}) \\((${month} ?(?:-|–|to) ?${month})(?: only)?\\):? (?=(?:from )?${time} ?(?:-|–|to|until))`,
      'giu',
    ),
    write: '$2 $1 ',
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(${days})(,? (?:from )?${time} ?(?:-|–|to|until) ?${time}) \\((${month} ?(?:-|–|to) ?${month}) only(?=[,)])(?:, )?([^()]{0,60})\\)`,
      'giu',
    ),
    write: (_, on = '', at = '', season = '', rest = '') =>
      `${season} ${on}${at}${rest === '' ? '' : ` (${rest})`}`,
  },
  // "Every day of the year incl. Christmas, 7 to 7": on all days.
  {
    pattern: new RegExp(
      `(?<=(?:every day|daily|of the year|all year|seven days a week|round the clock|24 hours)),? (?:incl\\.?|including|even|also)(?: on)? (?:${holiday}(?: (?:day|eve|holidays))?)(?: and ${holiday}(?: (?:day|eve|holidays))?)?(?=[.,;]|$)`,
      'giu',
    ),
    write: '',
  },
  {
    pattern: new RegExp(
      `(?<=(?:every day|daily|of the year|seven days a week|round the clock|24 hours)), ${holiday}(?: (?:day|eve|holidays))? (?:as well|too|included)(?=[.,;]|$)`,
      'giu',
    ),
    write: '',
  },
];

/** English sentences about closed days and left out days in the form that the rest of the reader knows. */
export const writePlainClosings = (text: string): string =>
  rewrites.reduce(
    (said, { pattern, write }) =>
      said.replace(pattern, (...found: string[]) => {
        const [whole = ''] = found;
        return withCase(whole, typeof write === 'string' ? fill(write, found) : write(...found));
      }),
    text,
  );

const fill = (pattern: string, groups: readonly string[]): string =>
  pattern.replace(/\$(\d)/g, (_, index: string) => groups[Number(index)] ?? '');

/** A sentence still begins with a capital, so that it is told from the one before. */
const withCase = (whole: string, text: string): string =>
  /^\p{Lu}/u.test(whole) ? text.replace(/^./, (first) => first.toUpperCase()) : text;
