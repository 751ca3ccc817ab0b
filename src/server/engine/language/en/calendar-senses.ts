import { type CalendarWords, list } from '#server/engine/language/calendar-words.ts';

/** What words say about a time or a day: that it is open, that one must call first. */
export const senses: CalendarWords['senses'] = {
  open: list('open|opened|opening|available|staffed|answers|on'),
  opens: list('opens|open at|we open|doors open|opens at|opening at'),
  closed: list(
    "closed|we close for|shut|nobody in|no one in|nobody here|no one here|nobody there|no one there|nobody in the office|no one in the office|unstaffed|not staffed|unmanned|not open|day off|days off|closing days|closed days|rest day|rest days|weekly off|weekly closed|off day|regular holiday|regular holidays|regular closing day|weekly holiday|closing day|closed day|day of rest|weekly day off|closure|closures|no service|stay closed|not on|not available|we are away|we are off|we're off|also off|we are also off|we're also off",
  ),
  closes: list(
    'close|closes|close at|closes at|we close|we close at|lock up at|we lock up at|finish at|we finish at|knock off at|pack up at|closing at|closing|shuts at|shut at|we shut at|clear it at',
  ),
  hours: list(
    'hours|timings|timing|shop timings|store timings|opening timings|trading hours|trading times|hours of business|visiting times|opening hours|opening times|business hours|office hours|store hours|shop hours|visiting hours|hours of operation|opening|our hours|when we are open|times|regular hours|consulting hours|consultation hours|working hours',
  ),
  from: list('from|between|starting|beginning|starting at|starts at|starts|after'),
  to: list('to|through|thru|till|til|until|up to|to end of'),
  until: list('until|till|til|up to|no later than|only until'),
  at: list('at|around|about'),
  on: list('on|in|during|over|for'),
  and: list('and|or|as well as|plus|also'),
  daily: list(
    'daily|every day|seven days a week|7 days a week|all week|all days|each day|any day|all days',
  ),
  weekdays: list(
    'weekdays|weekday|midweek|weeknights|weeknight|week nights|working days|business days|workdays|on weekdays|during the week',
  ),
  weekend: list('weekend|weekends|week-end|week-ends'),
  noon: list('noon|midday|12 noon'),
  midnight: list('midnight'),
  clock: list("o'clock|hrs"),
  am: list('am'),
  pm: list('pm'),
  morning: list('morning|mornings|in the morning'),
  afternoon: list('afternoon|afternoons|in the afternoon|arvo|this arvo'),
  evening: list('evening|evenings|night|nights|in the evening|at night'),
  appointment: list(
    'by appointment|by appointment only|by appt|by appt only|appt only|by apt|by arrangement|by prior arrangement|appointment only|appointments only|on request|by reservation only|with appointment|with reservation',
  ),
  always: list(
    '24 7|24/7|24 hours|24 hours a day|around the clock|round the clock|24 hrs|24h|24 h|day and night',
  ),
  late: list('late|until late|til late|till late|close|open end'),
  'sold-out': list(
    'it runs out|sold out|we sell out|while supplies last|they run out|we run out|everything is gone',
  ),
  usual: list(
    'normal hours|back to normal|normal again|normal summer hours|normal winter hours|usual summer hours|usual winter hours|regular summer hours|regular winter hours|summer hours as usual|winter hours as usual|like any other day|the same as any other day|a normal day|business as usual|same hours as usual|hours as usual|regular hours|regular schedule|usual schedule|normal schedule|usual hours|as usual|with normal hours|as normal|standard hours|normal opening hours|regular opening hours',
  ),
  except: list(
    'except|excluding|apart from|other than|but not|except on|with the exception of|except for',
  ),
  only: list('only|just'),
  even: list('even|even on|including|also on|incl'),
  'public-holidays': list(
    'public holidays|bank holidays|bank hols|bank hol|public hols|holidays|public holiday|bank holiday|federal holidays|national holidays|legal holidays|statutory holidays|federal holiday|national holiday|legal holiday|stat holiday|stat holidays|statutory holiday|state holidays|gazetted holidays|all public holidays|all bank holidays|major holidays|all holidays|other bank holidays|other public holidays',
  ),
  'of-month': list(
    'of the month|in the month|of each month|of every month|each month|every month|a month|per month|monthly',
  ),
  every: list('every|each|the'),
  'last-orders': list(
    'last orders|last order|last call|kitchen closes|kitchen closes at|last seating|last admission|last entry|last orders at|last food orders|orders until|last check-in|last entrance|last appointment|latest appointment|last slot|latest slot|last booking|latest booking|latest check-in|latest entry|last tickets|latest arrival',
  ),
  break: list(
    'lunch break|midday break|break|closed for lunch|closes for lunch|close for lunch|we close for lunch|shut for lunch|shuts for lunch|afternoon break|lunch closure|siesta',
  ),
  all: list('everything|all|both|all locations|all stores|both shops|all branches|the whole house'),
  no: list("no|not|without|never|don't|aren't"),
  glue: list(
    "too|do|does|as well|you'll find us|you will find us|you can find us|find us|we|we're|we'll|you're|it's|there's|are|is|our|us|the|a|be|you|can|will|please|stay|remain|remains|of|it|with|here|there|and|by|that|this|have|has|there is|there are|who|currently|normally|usually|week|day|days|night|both|then|but|dates|continuously|straight through|year-round|all year|all year round|special|seasonal|new|early|earlier",
  ),
  'all-year': list('all year|year-round|all year round|throughout the year'),
  'season-word': list(
    'during this time|during that time|in this period|during this period|meanwhile|in that time|that week|those days',
  ),
  'company-holiday': list(
    'company holidays|annual closing|yearly closing|summer closing|winter closing|yearly closure|annual shutdown|annual closure|annual holiday|annual holidays|vacation|summer break|winter break|summer closure|holiday closure|on vacation|annual leave|summer holidays|winter holidays|closed for vacation|on holiday|closed for the holidays|our holidays',
  ),
  unavailable: list(
    "there is nobody|there's nobody|there is no one|there's no one|nobody is at|no one is at|nobody at the|no one at the|voicemail|voice mail|answering machine|answering service|unavailable|not available|not reachable|unreachable|cannot be reached|can't be reached|not staffed|unstaffed|unattended|out to lunch|not answered",
  ),
};
