import type { TalkWords } from '#server/engine/language/talk-words.ts';
import { shorthand } from './shorthand.ts';
import { spellings } from './spellings.ts';

const very = '[heel|erg|echt|super|zo|enorm|ontzettend|zeer|hartstikke]';
const forHelp =
  'voor (alles|(de|je|uw|jullie|jouw|het) (hulp|info|informatie|antwoord|moeite|tijd|snelle (reactie|antwoord)|uitleg|reactie|service|geduld|antwoorden|snelle hulp))';
const person =
  '(mens|persoon|iemand|medewerker|collega|eigenaar|eigenaresse|baas|manager|klantenservice|menselijk persoon|echt persoon|mensen|bedrijfsleider|adviseur|team|leidinggevende|medewerkster)';

export const dutchTalk: TalkWords = {
  evidence: `de het een en van in is zijn was waren ben bent ik jij je u hij zij ze wij we jullie mij me ons hun hem haar mijn jouw uw onze
    dit dat deze die er hier daar wat wanneer waar wie hoe hoeveel waarom welke welk niet geen wel ook nog al maar of om te
    tot op aan bij met zonder voor naar over uit door tussen onder boven na sinds als dan toen omdat want heb hebt heeft
    hebben had kan kunt kun kunnen mag mogen moet moeten zal zou zullen wil wilt willen graag kost kosten prijs prijzen
    duur goedkoop goedkoopste open geopend gesloten sluit sluiten dicht openingstijden uur vandaag morgen gisteren maandag
    dinsdag woensdag donderdag vrijdag zaterdag zondag zaterdags zondags weekend week dag dagen hallo hoi goedemorgen
    goedemiddag goedenavond dank bedankt dankje dankjewel alsjeblieft alstublieft ja nee doei adres telefoonnummer
    bestellen bestelling bezorgen levering verzending retour terugsturen afspraak reserveren betalen pin contant gratis
    kinderen kind jaar hond alle alles iets niets ander andere elke elk meer minder veel heel erg zo even iemand spreken
    verkopen verkoopt doen doet gaat komt komen krijgen krijg wordt worden werd vanaf tijdens ieder jullie 's hebben`,
  shorthand,
  spellings,
  courtesies: {
    greeting: [
      '(hallo|hoi|hey|hé|hi|hello|dag|goedendag|goedemorgen|goedemiddag|goedenavond|goede (morgen|middag|avond|dag)|yo|heey|hallootjes|goeiedag|moi) [allemaal|daar|team|weer|iedereen|allen|mensen|beste mensen|samen]',
      '(beste|geachte|lieve) (team|allemaal|mensen|heer mevrouw|heer of mevrouw|meneer|mevrouw|heer|klantenservice|meneer mevrouw)',
      '(aangenaam|leuk je te ontmoeten)',
    ],
    howAreYou: [
      '[en|alles] (hoe (gaat het|is het|gaat ie|gaat t|is t|maakt u het|gaat alles|was je dag)|alles goed|alles goed daar|alles oke|alles ok) [met (je|jou|u|jullie)|ermee|vandaag|daar|zo]',
    ],
    thanks: [
      '(top|super|mooi|fijn|perfect|prima) (bedankt|dankjewel|dank je wel|dank u wel|dankje|thanks)',
      '(dankjewel|dankjulliewel|dankuwel|thanks man|thanks he|je bent (top|een topper|geweldig)|jullie zijn (top|toppers|geweldig)|super lief)',
      `[heel|super|hartelijk|ontzettend|nogmaals|erg|ok|en|alvast|vriendelijk|enorm|heel erg|echt] [erg] (bedankt|dank je wel|dank u wel|dank jullie wel|dank je|dank u|dank|dank jullie|dankwel|merci|dankzeg) [alvast|hoor|nogmaals|zeer|je wel|bij voorbaat|weer|man] [${forHelp}]`,
      '(veel dank|hartelijk dank|duizendmaal dank|alvast (bedankt|dank)|bij voorbaat dank|ik waardeer het|dat waardeer ik|ik waardeer je hulp|lief van je|wat (lief|aardig|fijn) van (je|u|jullie)|heel vriendelijk)',
    ],
    goodbye: [
      '[ok|nou|dan] (doei|doeg|doei doei|joe|joehoe|houdoe|hoi hoi|de mazzel|mazzel|tot ziens|tot later|tot de volgende|ik moet gaan|ik ben weg|moet ervandoor|ik ga ervandoor|aju paraplu|groetjes|de groeten|fijne dag nog|werkse) [en bedankt|hoor|allemaal]',
      '(doei|doeg|doe doe|doei doei|dag|dag dag|tot (ziens|snel|dan|straks|later|morgen|gauw|de volgende keer|zaterdag|kijk|horens)|bye|ciao|de groeten|houdoe|mazzel|later|aju|fijne dag) [hoor|en bedankt|allemaal|dan|nog]',
      '[en|ik wens (je|u|jullie)|wens je] [nog] [een|n] [hele] (fijne|prettige|goede|mooie|leuke|fijn|prettig|goed|heerlijke|gezellige) (dag|avond|middag|weekend|week|nacht|dag verder|avond verder|zondag|weekeinde|ochtend) [nog|verder|toegewenst|hoor|ook]',
      '(welterusten|slaap lekker|alles goeds|het beste)',
    ],
    acknowledge: [
      '[ok|mooi|top|nou] [dan] (ben ik|zijn we) [er] (klaar|geholpen|tevreden|blij|uit) [mee|zo]',
      '(dat was het|dat was alles|dat is alles|meer hoef ik niet te weten|meer niet|niks meer|helemaal top|helemaal goed|kei goed|super fijn|geregeld|is goed|komt goed|prima zo|toppie|mooi zo|cool man|lekker bezig) [dan|hoor|voor nu]',
      '[ah|oh|nou|ja|o] (ok|goed|prima|top|super|perfect|mooi|fijn|duidelijk|helder|begrepen|snap ik|ik snap het|ik begrijp het|akkoord|is goed|geweldig|leuk|uitstekend|fantastisch|prachtig|tof|cool|heel goed|goed zo|genoteerd|goed om te weten|aha|ah|oh|o|komt goed|geen probleem|jammer|maakt niet uit|wauw|interessant|haha|lol|oke dan|lekker|keurig)',
      `(dat|het|dit) (is|klinkt|was|lijkt) ${very} (goed|prima|top|super|perfect|mooi|fijn|duidelijk|helder|leuk|handig|fantastisch|geweldig|ok) [om te weten|hoor]`,
      `(klinkt|lijkt me) ${very} (goed|prima|top|super|perfect|leuk)`,
    ],
    accept: [
      '(ja|jawel|jep|jazeker|ja hoor|zeker|natuurlijk|graag|ja graag|precies|inderdaad|klopt|uiteraard|tuurlijk|absoluut|doe maar) [graag|alsjeblieft|alstublieft|hoor|natuurlijk|zeker]',
      '[ja] dat zou (fijn|top|super|mooi|geweldig|leuk|goed|handig) zijn',
    ],
    decline: [
      '(nee|neen|nee hoor|nope|niet nu|nu niet|nog niet|misschien later|hoeft niet|niet nodig|liever niet|nee nee)',
      '[nee|ok|en|nou] (dat (was|is) (het|alles|het wel|het dan|genoeg)|dat was t|verder niets|niets meer|niks meer|geen (vragen meer|verdere vragen|andere vragen)|ik heb (geen vragen meer|alles|genoeg|verder niets nodig)|ik weet genoeg|verder niks|dit was alles|alles is duidelijk) [voor (nu|vandaag)|wel|hoor|zo]',
    ],
    praise: [
      `[je|u|jij|dat|jullie] (hebt|heeft|hebben|bent|is|was|helpt|heb) [mij|me|ons] ${very} [goed|veel|erg] (geholpen|behulpzaam|handig|nuttig|aardig|vriendelijk|snel|de beste|een held|lief|top|slim) [hoor]`,
      '(goed (gedaan|werk|antwoord|bezig)|goede service|top service|super service|heel (behulpzaam|handig|fijn|nuttig)|erg behulpzaam|wat snel|lekker snel|complimenten|dat helpt [me] [enorm|echt|erg|heel erg]|daar heb ik wat aan|held)',
      '[allereerst] (ik hou van|ik vind) (jullie|je) (winkel|producten|spullen|website|eten|restaurant|werk) [geweldig|leuk|top|super|mooi]',
    ],
    about: [
      '[en] (ben je|bent u|ben jij|is dit|praat ik met|spreek ik met|chat ik met) [een|de] * [*] of [met] [een] (robot|bot|computer|machine|programma|mens|persoon|ai|chatbot|echt mens|echt persoon)',
      '[en|maar|hey] (ben je|ben jij|bent u|is dit|zijn jullie|is dat|zit hier) [nou|eigenlijk|wel|echt|nu|hier] [een|n] [echt|echte|levend|gewoon] (mens|robot|bot|computer|ai|machine|persoon|chatbot|programma|medewerker|echt|kunstmatige intelligentie|automatisch|chatgpt|virtuele assistent|levend|mensen) [of] [een|n|ben je|toch] [echt|echte] [mens|robot|bot|computer|ai|machine|persoon|chatbot|programma|niet|een mens]',
      '[en|maar] (praat|chat|spreek|typ|schrijf) ik [hier|nu|nou|eigenlijk|wel|echt] [eigenlijk|nu] met [een|n] [echt|echte] (mens|robot|bot|computer|ai|machine|persoon|chatbot|medewerker|iemand|programma) [of] [met] [een|n] [echt|echte] [mens|robot|bot|computer|ai|machine|persoon|chatbot]',
      '[en|maar] (wie (ben je|bent u|ben jij|is dit)|wat ben je|met wie (spreek|praat|chat|heb) ik [te maken|nu|eigenlijk]|hoe heet (je|u|jij)|wat is (je|uw) naam|heb je een naam) [eigenlijk|nou]',
    ],
    help: [
      '[en|dus] wat (kan|kun|kunt|weet) (je|jij|u) [allemaal|zoal|voor mij] [doen|betekenen|vertellen] [voor me]',
      '[en] (waarmee|hoe|waar) (kan|kun|kunt) (je|jij|u) [mij|me] [mee] helpen',
      '[en] (hoe werkt (dit|het)|wat kan ik (je|hier|u) [allemaal] vragen)',
      '(kan|kun|kunt|kunnen) (je|jij|u|jullie) (me|mij|ons) [even|misschien] helpen [aub|alsjeblieft|alstublieft]',
      '[ik] (heb|wil) [even|wat|graag] hulp [nodig] [alsjeblieft]',
      '(help|hulp|help me|hulp nodig|is er iemand|is daar iemand|iemand daar|menu|test)',
    ],
    human: [
      `[kan|mag|ik|zou|wil|kunnen] [ik|wil|zou|we|kan] [graag|even|misschien|liever|ook|direct] [graag|even] [graag] met [een|n|de|iemand van] [echt|echte|levend|menselijke] ${person} [van (jullie|het team|de winkel)] (spreken|praten|chatten|bellen|overleggen) [over (iets|een probleem|een klacht|dit)|graag|kan dat]`,
      `[kan|mag|ik|zou|wil] [ik|wil|zou] [graag|even|liever] [een|n|de] [echt|echte|levend|menselijke] ${person} spreken [over (iets|een probleem|een klacht)|graag]`,
      `[kunt u|kun je|kan je|wil je] (mij|me) [even] doorverbinden [met] [een|de|n] [echt|echte] [mens|persoon|iemand|medewerker|collega|klantenservice]`,
      `[kunt u|kun je] (mij|me) [even] (verbinden|in contact brengen) met [een|de] [echt|echte] ${person}`,
      `(verbind|verbindt) (me|mij) [door] [met] [een|de] [echt|echte] ${person} [door]`,
      `[een|ik wil een] [echt|echte|levend] (mens|medewerker|persoon|klantenservice)`,
      '(kan|kunnen|wil) (iemand|jullie|er iemand|u) (me|mij) [even] (bellen|terugbellen|contacteren)',
      '(bel me [terug]|graag teruggebeld worden|ik wil teruggebeld worden)',
    ],
    frustrated: [
      '[je|jij|dit|deze bot|wat een|dat|deze chat|u] [bent|is|ben] [echt|een|zo|helemaal|totaal|wel|gewoon|heel|een totaal] [echt|een] (nutteloos|waardeloos|waardeloze|dom|domme|stom|stomme|slecht|slechte|kut|klote|rotzooi|belachelijk|onzin|idioot|vreselijk|verschrikkelijk|irritant|tijdverspilling|troep|onbruikbaar|schande|sukkel|fout|frustrerend|teleurstellend|bagger) [bot|chatbot|robot|service|ding]',
      '[je|jij|dit|u|deze bot|maar|dat] (helpt|begrijpt|snapt|kunt|weet|werkt|beantwoordt|geeft) [me|mij|mijn vraag|er|echt|ook] [echt|ook|helemaal] (niet|niets|niks|geen antwoord) [verder|van]',
      '[nee|maar] dat is niet (wat ik (vroeg|vraag|bedoel|bedoelde|wilde weten)|mijn vraag|waar|juist|een antwoord)',
      '(verdomme|godverdomme|kut|klote|rot op|hou je mond|fuck|shit|laat maar|wtf|ik ben (boos|gefrustreerd|teleurgesteld|geïrriteerd)|wat een (onzin|gedoe|schande))',
    ],
    leadIn: [
      '[en|maar] (zou|zouden) (u|je|jullie) [het erg vinden] (mij|me|ons) willen (vertellen|zeggen)',
      '[en|maar|ik] [ik] (heb|had|zou) [ik] [nog|even|alleen] [een|nog een|wat|n] [kleine|korte|snelle|andere] (vraag|vraagje|vragen|vraagjes) [voor jullie|aan u]',
      '[nog|even|en] [een|n] [kleine|korte|snelle|andere] (vraagje|vraag) [nog|tussendoor|aan u]',
      '[en|maar] [ik|we] (wil|wilde|wou|zou|willen|zouden) [ik|we] [graag|alleen|even|jullie|u] [graag|even] [willen] (vragen|weten|informeren|navragen) [willen]',
      '[en|maar] (kan|kun|kunt|kunnen|zou|zouden) (je|jij|u|jullie) (me|mij|ons) [misschien|even|alsjeblieft|alstublieft|ook] [misschien|even] (vertellen|zeggen|laten weten|uitleggen|informeren|aangeven) [alsjeblieft|alstublieft]',
      '[en|maar] (weet|weten) (je|jij|u|jullie) [misschien|toevallig|ook]',
      '[en] (zeg me|vertel me|laat me weten|ik vroeg me af|ik vraag me af|we vroegen ons af|vroeg me af) [even]',
      '(mag|kan) ik [even|u|je|jullie] [iets|wat] vragen',
    ],
    apology: [
      '(sorry|excuses|pardon|excuseer|mijn excuses|neem me niet kwalijk|het spijt me) [dat ik (stoor|u stoor|jullie stoor|lastigval)|voor (het storen|de moeite|de vraag|het lastigvallen)|hoor]',
      '(indien mogelijk|als het kan|als dat kan|als het niet te veel moeite is|domme vraag|misschien een domme vraag)',
    ],
    wellWish: [
      '[ik|we] (hoop|hopen) dat (jullie|u|je) (me|mij|ons) (kunnen|kunt|kan) helpen',
      '[ik|we] (hoop|hopen) dat (alles|het|jullie|u|je) [met] [jullie|u|je] [goed|een] [fijne|goede] [dag|week|weekend] [gaat|is|hebt|hebben|heeft|maakt]',
    ],
    please: ['alsjeblieft', 'alstublieft', 'graag gedaan'],
    signOff: [
      '[met] [de] (vriendelijke|hartelijke|lieve|beste|warme) (groet|groeten|groetjes)',
      '(groet|groeten|groetjes|hoogachtend|mvg|liefs|vriendelijke groeten)',
    ],
    filler: [
      '(allemaal|daar|team|weer|iedereen|nog|ook|dan|dus|nou|zo|en|ah|oh|hoor|hè|even|echt|heel|erg|je|u|jullie|vriend|maat|meneer|mevrouw|jij ook|u ook|insgelijks|van hetzelfde|jullie ook|verder|wel|alvast|bot|haha|nogmaals|trouwens)',
      `(${forHelp})`,
      '(allereerst|om te beginnen|voor nu|eigenlijk)',
    ],
  },
  bareGreetings: [
    'hoi',
    'hallo',
    'hey',
    'hi',
    'goedemorgen',
    'goedemiddag',
    'goedenavond',
    'goedendag',
  ],
  addressed: [
    'team',
    'allemaal',
    'iedereen',
    'beste',
    'geachte',
    'lieve',
    'mensen',
    'meneer',
    'mevrouw',
    'heer',
  ],
  persons: [
    '(echt|echte|levend|levende) (mens|persoon|medewerker|mensen)',
    '(mens|menselijke medewerker)',
  ],
  reach: ['(spreken|praten|chatten|doorverbinden|verbinden|contact|bellen)'],
  about: ['over', 'voor', 'want', 'omdat', 'betreffende', 'vanwege'],
  questions: {
    asking: [
      '[tot|vanaf|met|voor|om|naar|aan|op|in|sinds|bij|van] (wat|wanneer|waar|wie|hoe|hoeveel|waarom|welke|welk|hoelang|hoelaat)',
      'hoe (lang|laat|vaak|duur|ver|oud|groot|veel)',
      '(wat voor|waarmee|waarvoor|tot hoe laat|vanaf hoe laat|om hoe laat)',
    ],
    yesNo: [
      '(is|zijn|was|heeft|hebben|hebt|heb|kan|kun|kunt|kunnen|mag|mogen|moet|moeten|zal|zou|doen|doet|verkopen|verkoopt|leveren|levert|bezorgen|bezorgt|accepteren|accepteert|bieden|biedt|kost|kosten|gaan|gaat|komt|geldt|werkt|zit|zitten|repareren|nemen|krijg|wordt|worden|zijn|bent|ben) (ik|je|jij|u|hij|zij|ze|we|wij|jullie|het|de|er|dat|die|deze|dit|men|een|mijn|daar|hier|kinderen|honden|alle|ook)',
    ],
    opening: ['is', 'zijn', 'heeft', 'hebben', 'kan', 'kunnen', 'mag', 'mogen', 'moet'],
    verbs:
      'is zijn was heeft hebben hebt heb kan kun kunt kunnen mag mogen moet moeten zal zou doen doet verkopen kost kosten leveren bezorgen accepteren gaan gaat komt duurt geldt werkt zit krijg wordt worden bent ben gaat sluit sluiten opent'.split(
        ' ',
      ),
    subjects: 'ik je jij u hij zij ze we wij jullie het de er dat die deze dit men een mijn'.split(
      ' ',
    ),
    joiners: [
      'en',
      'en ook',
      'en dan',
      'daarnaast',
      'en zo ja',
      'zo ja',
      'bovendien',
      'en trouwens',
      'en verder',
      'plus',
    ],
    pointers: 'ze hem er daar ervan ervoor erbij daarvoor daarvan dezelfde eentje'.split(' '),
    articlePointers: ['het', 'dat', 'die', 'dit', 'deze'],
    choices: ['of', 'als', 'omdat', 'maar'],
    particles: [
      'ook',
      'nog',
      'altijd',
      'op',
      'in',
      'bij',
      'met',
      'voor',
      'al',
      'nu',
      'hier',
      'dan',
    ],
    thingVerbs: ['kost', 'kosten', 'duurt'],
    impersonal: ['(is|zijn|zitten|zit) er', 'er (is|zijn)', 'is het (mogelijk|toegestaan|nodig)'],
    whether: ['of'],
    direct: 'verb-first',
    mention: 'zegt met het de een voor en woord'.split(' '),
  },
};
