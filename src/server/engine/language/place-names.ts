import { fold } from '#server/engine/index/analyse.ts';

/** Countries and well-known cities, in several languages: they are spelled right, whatever the documents say. */
const places = `
  england scotland wales ireland britain london manchester birmingham leeds liverpool glasgow edinburgh dublin belfast
  cardiff bristol oxford cambridge york usa america canada mexico brazil argentina chile peru colombia cuba york boston
  chicago dallas houston miami seattle denver austin phoenix toronto montreal ottawa vancouver calgary quebec australia
  sydney melbourne perth brisbane zealand auckland india delhi mumbai china beijing shanghai japan tokyo korea seoul
  singapore thailand vietnam turkey istanbul israel dubai egypt cairo morocco nigeria lagos kenya africa europe asia
  france paris lyon nice lille toulouse bordeaux marseille germany berlin hamburg munich cologne frankfurt spain madrid
  barcelona sevilla valencia malaga bilbao ibiza mallorca italy rome milan venice naples turin florence portugal lisbon
  porto faro netherlands holland amsterdam rotterdam utrecht belgium brussels antwerp ghent bruges luxembourg
  switzerland zurich geneva basel bern austria vienna salzburg graz linz innsbruck poland warsaw krakow gdansk wroclaw
  denmark copenhagen sweden stockholm norway oslo finland helsinki iceland estonia latvia lithuania russia moscow
  ukraine kyiv romania bulgaria hungary budapest prague czechia slovakia slovenia croatia serbia greece athens malta
  cyprus
  deutschland österreich schweiz frankreich spanien italien polen niederlande belgien dänemark schweden norwegen
  finnland england türkei griechenland ungarn kroatien tschechien münchen köln wien zürich genf stuttgart düsseldorf
  leipzig dresden bremen hannover nürnberg bonn mainz tirol bayern rom mailand warschau europa südtirol
  españa francia alemania italia inglaterra suiza austria holanda bélgica polonia portugal méxico londres roma parís
  berlín europa canarias baleares galicia andalucía cataluña asturias
  allemagne espagne italie angleterre suisse autriche pologne belgique londres bruxelles genève europe bretagne
  germania spagna francia inghilterra svizzera olanda polonia londra parigi berlino milano roma torino napoli firenze
  alemanha espanha frança itália inglaterra suíça áustria holanda londres lisboa brasil europa
  duitsland frankrijk spanje italië engeland zwitserland oostenrijk polen londen parijs berlijn wenen brussel
  niemcy hiszpania francja włochy anglia szwajcaria austria polska londyn paryż warszawa kraków gdańsk wrocław poznań
`;

export const placeNames: ReadonlySet<string> = new Set(
  places
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(fold),
);
