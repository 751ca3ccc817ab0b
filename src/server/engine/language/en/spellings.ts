import { listSpellings } from '#server/engine/language/list-spellings.ts';
import type { TalkWords } from '#server/engine/language/talk-words.ts';

/** How English is typed in a hurry, and words that are easily taken for each other. */
export const spellings: TalkWords['spellings'] = listSpellings(`
  does: dose, dos, doess, deos, duz, dus
  do: doo
  price: prise, pryce
  prices: prises
  when: wen, whn, wehn, whne
  what: wat, wot, wut, wht, waht, wha
  what is: wats, wots
  where: wher, wer, whare, were abouts
  where are: were are, wear are
  where is: were is, wear is
  where do: were do, wear do
  where can: were can, wear can
  add-ons: add ons
  which one: witch one
  which day: witch day
  which days: witch days
  which is: witch is
  which are: witch are
  how: hwo, ohw
  how much: how munch, how mush, how mach, howmuch, how mutch
  how many: howmany, how meny
  the: teh, hte, tha
  and: adn, nad
  about: abt, abot
  opening hours: opening ours
  what hours: what ours
  your hours: your ours
  our own: are own
  bring our: bring are, bring r
  off sick: off ill
  is sick: is ill, s ill
  he is sick: hes ill
  she is sick: shes ill
  i am sick: im ill
  feel sick: feel ill
  feeling sick: feeling ill
  gets sick: gets ill
  got sick: got ill
  fell sick: fell ill
  was sick: was ill
  are sick: are ill
  a month: a moth, a mounth, a monht
  per month: per moth
  each month: each moth
  every month: every moth
  a week: a weak
  per week: per weak
  every week: every weak
  next week: next weak
  an hour: an our
  per hour: per our
  half an hour: half an our
  a night: a nite
  per night: per nite
  birthday: bday, b day
  appointment: appt, apt
  appointments: appts
  tomorrow: tmrw, tmr, tmw, tmrow, 2moro, 2morrow, tomoz, tomoro
  today: 2day, tday
  tonight: tonite, 2nite
  through: thru
  because: cuz, coz, becuz, becos
  going to: gonna, gunna
  let me: lemme
  you: u, yous, youse
  are: r
  your: ur, yr
  year old: yr old, yrs old, yr olds
  hours: hrs
  minutes: mins
  weekend: wknd, wkend
  christmas: xmas, crimbo, chrimbo
  before: b4
  later: l8r
  great: gr8
  message: msg
  address: addy
  reservation: reso
  breakfast: brekkie, brekky, breky
  afternoon: arvo
  this afternoon: sarvo
  university: uni
  pounds: quid
  dollars: bucks
  night: nite
  do you: dya, dyou, dyu, doyou
  someone: sum1
  anyone: any1
  everyone: every1
  have: hav, hve, ahve
  could: cud
  would: wud
  should: shud
  from: frm, fomr
  with: wiht, wth, wiv
  that: taht, dat
  something: summat, smth
  because of: bc of
`);
