import type { TimeWords } from '#server/engine/language/time-words.ts';

export const timeWords: TimeWords = {
  hours: 'une,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,onze,douze',
  spanLinks: 'à|jusqu’à',
  spokenTimes: {
    leads: "(?:à|jusqu[’']à|de|dès|vers)",
    parts: { ' heures et demie': 30, ' heures et quart': 15, ' heures': 0 },
  },
  emptyDay: { nobody: /\b(?:personne)\b/, closed: 'fermé' },
  publicHolidays:
    'new-years-day easter-monday may-day victory-day ascension whit-monday bastille-day assumption all-saints remembrance-day christmas-day',
  notice: {
    before: 'avant,a l avance,d avance,auparavant',
    orEarlier: 'jusqu a,jusqua,au moins,au plus tard,minimum',
    sameDay: 'le jour meme,aujourd hui,ce soir,ce matin',
    dayBefore: 'la veille,le jour d avant,demain',
    later: 'ensuite,apres,plus tard,sinon,passe ce delai,au dela',
  },
  when: 'quand,a quelle heure,jusqua quand,jusqua quelle heure,quel jour,quels jours',
};
