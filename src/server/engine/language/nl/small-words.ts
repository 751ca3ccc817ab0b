import type { SmallWords } from '#server/engine/language/small-words.ts';

export const smallWords: SmallWords = {
  asides: 'voor,in,op,bij,vanaf,tijdens,als,wanneer',
  own: 'mijn,ons,onze',
  links: 'met,zonder,naar,als,tot,van,te',
  fillers: 'de het een mijn onze ons deze dit die',
  additions: 'aan bij de het een in met naar op per te ten ter tot uit van voor elke',
  topicFillers: 'de het een mijn onze ons',
  placeLinks: 'naar uit van in',
  tags: 'is dat mogelijk kan het toegestaan zou dit',
  vague:
    'volgende gebeurt gebeuren iets niets iemand niemand ding dingen ok oke mogelijk kan kunt kunnen zien kijken zeggen weten weet wil wilde graag nodig nog al eigenlijk echt gewoon even beetje vraag vragen precies normaal gaan ga gaat doen doe doet komen kom komt geven krijg krijgen moet ongeveer circa vooraf achteraf enz helemaal absoluut zeker waarschijnlijk hopelijk helaas blijkbaar bepaalde bepaald speciaal meestal beslissen denk denken hoop hopen liever geïnteresseerd benieuwd advies idee stappen proces procedure manier regel regels moment momenteel onlangs direct hele meerdere veel beter jammer probleem geval situatie reden werkt lijkt',
  light:
    'hebben hebt heeft bieden biedt aanbieden verkopen verkoopt kopen nemen neemt accepteren accepteert toegestaan meenemen brengen blijven bereiken spreken contact inbegrepen winkel zaak plek gast gasten bezoeker bezoekers klant klanten menu kaart gerecht gerechten beleid methode methoden optie opties tijd lang nummer precies vooraf jullie',
  doing:
    'huren huur lenen boeken reserveren meedoen deelnemen bezoeken gebruiken proberen beginnen begint eindigt geeft leidt meenemen brengen sturen installeren plaatsen vervangen repareren wisselen kopen bestellen betalen betaal uitgeven overnachten slapen eten drinken aanbieden verkopen',
  carriers: `per elke soort soorten opties prijs prijzen kosten kost tarief tarieven bedrag totaal aantal minuten minuut uur uren dagen dag weken week
    maanden maand nacht nachten tijd datum duur duurt duren wil willen wilde zou graag denk denken overweeg geïnteresseerd
    zoek zoeken nodig heb hebben doen doe maken maak nemen neem boeken boek boeking reserveren reservering afspraak
    bestellen komen kom komt gaan ga gaat beginnen begint eindigt brengen meenemen geven weten zeggen vinden betalen
    past inbegrepen inclusief mogelijk beschikbaar volwassene volwassenen kind kinderen persoon personen mensen lid
    leden student studenten dochter zoon man vrouw vriend vrienden vriendin familie vooraf altijd alleen`,
  cost: 'kost kosten prijs prijzen tarief gratis betalen toeslag',
  costAsked: 'kost kosten prijs tarief gratis',
  validity:
    'geldig*,prijs*,prijzen,aanbieding*,actie*,korting*,menu*,kaart,tarief*,tarieven,bon,bonnen,geldt,gelden,beschikbaar,programma*,folder',
  keptInSearch: 'zonder dag dagen jaar uur nieuw nieuwe morgen vandaag twee drie',
  chatty: 'hallo dank alstublieft kan kunnen heeft hebben jullie jij hoeveel welke mag moet',
};
