import type { Wordings } from '#server/engine/language/spoken-words.ts';

export const wordings: Wordings = {
  greeting: 'hej, hejsan, hallå, god morgon, god dag, god kväll, tjena, tja, hej hej, goddag',
  howAreYou: 'hur mår du, hur är läget, läget, hur är det',
  thanks: 'tack, tack så mycket, tusen tack, stort tack, tackar, tack för hjälpen, tack snälla',
  goodbye: 'hej då, adjö, vi ses, ha det bra, ha en bra dag, ha en fin dag, god natt',
  acknowledge: 'okej, ok, jag förstår, uppfattat, då så',
  accept: 'ja, ja tack, gärna, jo tack, absolut',
  decline: 'nej, nej tack, det behövs inte',
  praise: 'bra, jättebra, toppen, perfekt, utmärkt, kanon',
  about: 'vem är du, är du en robot, är du en bot, är du en människa',
  help: 'hjälp, jag behöver hjälp, kan du hjälpa mig, vad kan du hjälpa till med',
  human:
    'jag vill prata med en människa, jag vill prata med en person, jag vill prata med någon, jag vill tala med en människa, jag vill tala med någon, kan jag prata med en människa, kan jag få prata med någon, prata med en människa, koppla mig till en människa, kundtjänst',
  filler: 'snälla, så mycket, då',
};
