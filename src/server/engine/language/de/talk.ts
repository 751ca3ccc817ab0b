import type { TalkWords } from '#server/engine/language/talk-words.ts';
import { shorthand } from './shorthand.ts';
import { spellings } from './spellings.ts';

const good = '(schönen|guten|tollen|angenehmen|wunderschönen|erholsamen|lieben)';
const day =
  '(tag|abend|nachmittag|morgen|vormittag|feierabend|sonntag|samstag|freitag|resttag|rest vom tag)';
const very = '[sehr|echt|so|wirklich|total|super|ganz|mega|richtig|äußerst|ja]';
const forHelp =
  'für (die|deine|ihre|eure|alles|das|den) [schnelle|nette|tolle|super|gute|rasche|liebe|prompte|freundliche] [hilfe|info|infos|information|informationen|antwort|auskunft|unterstützung|mühe|zeit|geduld|antworten|rückmeldung|service|beratung]';
const person =
  '(menschen|person|mitarbeiter|mitarbeiterin|jemand|jemandem|jemanden|ansprechpartner|berater|kundenservice|kundendienst|support|chef|chefin|inhaber|inhaberin|team|kollegen|wem|einem von euch|von euch jemandem|kundenberater|geschäftsführer|verantwortlichen|leiter)';
const anArticle = '[einem|einer|einen|dem|der|den|ihrem|eurem|deinem|ihrer|eurer|nem|ner]';
const real = '[echten|richtigen|realen|menschlichen|lebenden|anderen|echter|echte|richtige]';

export const germanTalk: TalkWords = {
  evidence: `lange dauert dauern wende wenden meiden vermeiden vermietet vermieten korkt abstellen stelle stellen bekomm bekomme der die das und ist sind war waren ein eine einen einem einer eines ich du er sie es wir ihr mich dich uns euch
    mir dir ihm ihnen mein dein sein unser euer eure euren eurem meine meinen meiner ihre ihren ihrem nicht kein keine keinen auch noch
    nur schon mit ohne von vom zu zum zur bei beim nach aus auf an am im in für über unter vor hinter zwischen um bis ab
    seit wenn ob weil dass aber oder als wie was wer wo wann warum wieso welche welcher welches welchen wieviel viel viele
    kann könnt können kannst könnte könnten muss müsst müssen darf dürfen soll sollte möchte möchten will wollte würde
    würden habe hab habt haben hat hast hätte bin bist seid sei werden wird wurde gibt gibts geht gehts kostet kosten macht
    machen machst heute morgen gestern montag dienstag mittwoch donnerstag freitag samstag sonntag montags dienstags
    mittwochs donnerstags freitags samstags sonntags wochenende feiertag uhr öffnungszeiten geöffnet offen geschlossen
    schließt öffnet preis preise teuer billig günstig günstigste bestellen bestellung lieferung versand termin
    telefonnummer adresse bitte danke hallo guten gut ja nein man so da dann hier dort denn mal etwas alle alles ganz sehr
    mehr weniger jeden jede jedes diese dieser dieses diesen euch ne nen nem jetzt immer wieder kommen komm finde brauche
    bekomme bezahlen zahlen karte kinder woche tag tage stunde jahr jahre pro je hund mensch tschüss moin servus grüße`,
  shorthand,
  spellings,
  courtesies: {
    greeting: [
      '(hallo|hi|hey|hei|huhu|hallöchen|halli hallo|servus|moin|moin moin|grüezi|gruezi|grüß gott|grüße gott|grüß ihna gott|grüß dich|grüß euch|grüß sie|grüße sie|na|tach|tag|tagchen|mahlzeit|guten|ahoi|salü|gude) [hallo|hi|zusammen|nochmal|nochmals|wieder|ihr lieben|ihr|liebes team|leute|an alle|miteinander|erstmal|erst mal|da|du|sie]',
      '[einen] [schönen|wunderschönen] (guten|schönen) (tag|morgen|abend|nachmittag|mittag) [zusammen|allerseits|ihr lieben|liebes team|an alle|miteinander|euch|ihnen]',
      'sehr geehrte (damen und herren|damen|herren|damen herren|dame)',
      '(liebes team|liebe leute|ihr lieben|liebe alle|freut mich)',
    ],
    howAreYou: [
      '[und|na] wie (geht es|geht|läuft es|läuft|ist die lage|war dein tag|geht es so) [es] [so|dir|ihnen|euch|heute] [so|heute|denn]',
      '[na] alles (klar|gut|fit|ok) bei (dir|euch|ihnen)',
      'was (geht|geht ab|machst du [so|gerade])',
      'geht es dir gut',
    ],
    thanks: [
      '(supi|super|klasse|top|spitze|toll|cool|mega|perfekt) (danke|dankeschön|dank dir|vielen dank|merci|thx)',
      '(dankschön|dankschee|dangge|merci vielmals|merci|besten dank|dank recht schön|vergelts gott|danke dir|danke euch|1000 dank|tausend dank|ihr seid (spitze|toll|super|die besten|klasse)|du bist (spitze|toll|super|die beste|der beste|ein schatz))',
      `[vielen|besten|herzlichen|lieben|tausend|schönen|vielen vielen|vielen lieben|ganz lieben|allerbesten] dank [auch|nochmal|nochmals|dir|ihnen|euch|im voraus|schon mal|vorab|erstmal] [schonmal|schon mal] [${forHelp}]`,
      `[ich|wir|und|ok|na dann|dann] (danke|dankeschön|danken) [ich|wir] [dir|ihnen|euch] [ganz|auch|schon|so] [schön|sehr|vielmals|herzlich|lieb|nochmal|nochmals|erstmal|schon mal|im voraus|vorab] [für alles|${forHelp}]`,
      '(dankeschön|danki|dank dir|dank euch|dank ihnen|hab dank|haben sie [vielen] dank|habt dank|merci [dir|vielmals]|verbindlichsten dank|vergelts gott)',
      '[das ist|sehr|wirklich] (lieb|nett|freundlich) von (dir|ihnen|euch)',
      '[und] (sehr lieb|sehr nett|sehr freundlich)',
    ],
    goodbye: [
      '(tschüssi|tschüssikowski|tschau|tschö|ciao|bis denne|bis dann|bis danni|bis die tage|man sieht sich|mach et jut|machts gut|hau rein|haut rein|pfiat eich|pfiati|pfüati|servus|baba|bussi|adele|ade|uf wiederluege|schönen feierabend|bin dann mal weg|ich bin raus|bin raus|ich muss los|muss los|muss weg|gehabt euch wohl|wir sehen uns) [dann|und danke|zusammen|noch]',
      '(tschüss|tschüssi|tschau|ciao|bye|ade|adieu|servus|baba|pfiat di|pfiat euch|auf wiedersehen|auf wiederhören|wiedersehen|bis (bald|dann|später|morgen|demnächst|nächste woche|zum nächsten mal|denne|samstag|sonntag)|machs gut|macht es gut|macht s gut|machen sie es gut|mach es gut|tschö|tschüssle|man sieht sich|alles gute|bleibt gesund) [zusammen|und bis bald|dann]',
      `[und|wünsche|ich wünsche|wünsch] [dir|ihnen|euch] [auch] [noch] [einen|nen|ein|eine] [ganz] (${good}|schönes|gutes|schöne|gute|tolles|tolle) [rest] (${day}|wochenende|woche|nacht|zeit|restwoche|tag) [noch|euch|dir|ihnen|wünsche ich|gewünscht|allerseits|auch]`,
      '[und] (schönen|schönes|schöne) (tag|abend|wochenende|woche|feierabend) [noch|euch|dir|ihnen|auch]',
      '(gute nacht|schlaf gut)',
      '[ich|wir] (freue|freuen) [ich|wir] (mich|uns) [schon|sehr|auf] [darauf|drauf|auf (den besuch|euch|sie|samstag)]',
    ],
    acknowledge: [
      '[ok|super|alles klar|gut|na] [dann|jetzt|damit] (bin ich|sind wir|wär ich|wäre ich) [dann|jetzt|damit] [bestens|gut|voll|rundum] (versorgt|bedient|informiert|zufrieden|fertig|im bilde|schlauer|glücklich)',
      '(alles|das) (geklärt|erledigt|beantwortet|paletti|roger|fein|tutti|tippitoppi)',
      '(passt|passt so|passt schon|eh klar|alles paletti|läuft|top|supi|spitze|klasse|jawoll|jut|joa|jap|geritzt|gebongt|na dann|na gut|na bestens|das wars [dann|schon|von mir|auch schon]|mehr wollte ich nicht [wissen]|das wollte ich wissen|mehr brauch ich nicht) [dann]',
      '[ah|oh|ach|na|ja|aha] (ok|okay|gut|super|prima|toll|perfekt|klasse|spitze|cool|wunderbar|alles klar|klar|alles gut|verstanden|verstehe|ich verstehe|schön|sehr gut|sehr schön|na gut|passt|passt so|passt schon|geht klar|in ordnung|top|fein|bestens|hervorragend|ausgezeichnet|genial|großartig|gut zu wissen|ach so|achso|aha|ah|oh|mhm|hm|hmm|wow|na dann|interessant|einverstanden|kein problem|macht nichts|schade|jo|joa|nice|alles klärchen|gecheckt|notiert|das wars|stimmt|haha|lol)',
      `[ok|gut|na|ja|dann] (das|es|dies) (ist|klingt|hört sich|passt|war|wäre|freut) ${very} (gut|super|toll|perfekt|prima|klasse|spitze|schön|ok|okay|in ordnung|mir|klar|mich|cool|wunderbar) [an|so|zu hören|zu wissen]`,
      `(klingt|hört sich|sieht) ${very} (gut|super|toll|perfekt|prima|schön) [an|aus]`,
      '(hab ich|habe ich|hab es|ich hab es|ich habe es) [jetzt] (verstanden|kapiert|notiert)',
      '[das] weiß ich bescheid',
      'dann weiß ich bescheid',
    ],
    accept: [
      '(ja|jap|jo|jep|joa|jaa|yes|ja klar|klar|sicher|natürlich|gerne|gern|sehr gern|sehr gerne|ja gern|ja gerne|genau|richtig|auf jeden fall|unbedingt|selbstverständlich|stimmt|mach das|machen sie das) [bitte|gern|gerne|genau|sehr gerne|doch]',
      '[ja] [das] wäre (toll|super|gut|schön|nett|prima|perfekt|klasse|lieb|hilfreich|spitze)',
    ],
    decline: [
      '(nein|nee|nö|ne|nein nein|nicht nötig|lieber nicht|gerade nicht|momentan nicht|im moment nicht|erstmal nicht|vielleicht später|nicht wirklich)',
      '[nein|nee|nö|ok|gut|super|und] [ich glaube] (das (war|ist|wäre) (es|alles|schon alles|erstmal alles|s)|das wars|das war s|mehr brauche ich nicht|sonst nichts|nichts weiter|weiter nichts|keine weiteren fragen|keine fragen mehr|das reicht|das reicht mir|das genügt) [auch] [schon|erstmal|für (heute|jetzt|den moment|s erste|das erste)|dann|mehr|soweit|so weit]',
      '[nein|nee|nö] (ich (hab|habe|brauche|hätte)|wir (haben|brauchen)) [sonst|jetzt|dann|erstmal|soweit] (alles|keine fragen mehr|keine weiteren fragen|nichts mehr|nichts weiter|keine fragen)',
      '[nein|nee|nö] (alles gut|alles klar|alles bestens|passt alles|passt schon|alles erledigt|alles geklärt|schon gut) [soweit|so]',
      '(hat sich erledigt|hat sich schon erledigt|erledigt)',
    ],
    praise: [
      `[du|sie|ihr|das] [hast|haben|habt|hat] [mir|uns] [da|damit] ${very} [gut|viel|sehr|weiter|weiter] (geholfen|weitergeholfen|weiter geholfen)`,
      `[das|du|sie|ihr] (ist|war|bist|sind|warst|seid|waren) [ja|echt|wirklich|mir] ${very} (hilfreich|nett|freundlich|toll|super|klasse|spitze|lieb|der beste|die beste|die besten|der hammer|eine große hilfe|ein schatz|schnell|clever|schlau|gut|genial|cool|lustig|süß|beeindruckend|eine hilfe|perfekt|prima)`,
      '(gut gemacht|gute arbeit|tolle arbeit|super service|toller service|guter service|tolle hilfe|gute antwort|tolle antwort|super gemacht|sehr hilfreich|echt hilfreich|sehr nett|weiter so|guter bot|toller bot|braver bot|super hilfe|super bot)',
      '[ich|wir|erstmal|vorab] (liebe|lieben|mag|mögen|finde|finden) [ich|wir] (euch|dich|es|das|(euren|eure|euer|deinen|ihren|ihre|ihr) (laden|shop|sachen|produkte|seite|café|restaurant|essen|geschäft|angebot|webseite|website|team|service)) [toll|super|klasse|sehr|total]',
      'das (hilft|half) [mir] [sehr|schon] [weiter|viel|sehr]',
    ],
    about: [
      '[und|na] (bist du|sind sie|ist das [hier]|ist hier) [nur] [ein|eine] (bot|roboter|computer|maschine|ki|programm|chatbot|mensch|automat|echter mensch) oder (habe|hab|spreche|schreibe|rede|bin) ich [hier|da|mit] [mit|an] * [*] [dran|hier|am apparat]',
      '[und|na] (bist du|sind sie|seid ihr|ist das|ist da|spreche ich mit|schreibe ich mit|rede ich mit|chatte ich mit) [hier|jetzt|da] [der|die|das|dem|einem|einer|ein|eine] * [*] oder [ist das] [mit] [nur] [ein|eine|einem|einer] (bot|roboter|computer|maschine|ki|programm|chatbot|mensch|menschen|automat|automaten|person|echter mensch|echten menschen)',
      '[und|hey|aber|sag mal] (bist du|sind sie|seid ihr|ist das [hier]|ist hier|sitzt hier|bin ich hier mit) [hier|denn|eigentlich|wirklich|jetzt|nur|bloß] [ein|eine|n|so ein] [echter|echte|richtiger|richtige|realer|lebendiger|virtueller] (mensch|bot|roboter|computer|ki|maschine|person|chatbot|programm|echt|mitarbeiter|mitarbeiterin|ai|automat|menschlich|künstlich|assistent|künstliche intelligenz|chatgpt|frau|mann|menschen) [oder] [ein|eine|nur|so|nicht|bloß|n] [echter|echte|richtiger|richtige|realer] [mensch|bot|roboter|computer|ki|maschine|person|chatbot|programm|was|nicht|mitarbeiter|ai|automat|menschen|künstliche intelligenz]',
      '[und|aber] (schreibe|spreche|rede|chatte|schreib|red|chat|sprech|unterhalte) ich [mich] [hier|gerade|denn|jetzt|eigentlich|wirklich|grad] [gerade|eigentlich|grad|echt|wirklich] mit [einem|einer|ner] [echten|richtigen|realen] (menschen|mensch|bot|roboter|computer|ki|maschine|person|chatbot|programm|mitarbeiter|mitarbeiterin|ai|künstlichen intelligenz) [oder] [ist|is|bist|sind] [das|du|es] [hier] [ein|eine] [mit] [einem|einer|ner|nur] [echten|richtigen] [menschen|mensch|bot|roboter|computer|ki|maschine|person|chatbot|programm]',
      '[und|aber|hey] (wer bist du|wer sind sie|was bist du|was sind sie|wer ist da|wer seid ihr|wie heißt du|wie heißen sie|hast du einen namen|mit wem (spreche|rede|schreibe|chatte|hab|habe) ich [hier|es] [gerade|eigentlich] [zu tun]) [hier] [eigentlich|denn|überhaupt]',
    ],
    help: [
      '[und|also] was (kannst|können|könnt|weißt|wissen) (du|sie|ihr) [alles|denn|so|mir] [hier|für mich] [tun|machen|beantworten|helfen]',
      '[und|also] (wobei|womit|wie|bei was) (kannst|können|könnt) (du|sie|ihr) [mir|uns] [hier|denn|eigentlich|weiter] [weiter] helfen',
      '[und] was kann ich [dich|sie|euch|hier] [hier|alles|so|denn] fragen',
      '[und] wie (funktioniert|geht) das [hier]',
      '(kannst|können|könntest|könnten|könnt|könntet) (du|sie|ihr) [mir|uns] [bitte|mal|kurz|vielleicht] [bitte|mal|kurz|vielleicht] (helfen|weiterhelfen|behilflich sein)',
      '[ich|wir] (brauche|brauchen|bräuchte|benötige) [mal|bitte|kurz|eure|deine|ihre|etwas|ein bisschen] hilfe [bitte]',
      '(hilfe|hilf mir|helft mir|bitte hilf mir|bitte helfen [sie mir]|hilfe bitte|menü|start|test|ist da jemand|jemand da|ist jemand da|bist du da|sind sie da)',
    ],
    human: [
      `[ich|wir|bitte] [kann|können|könnte|dürfte|darf|möchte|möchten|will|wollen|würde|würd|hätte|muss|wäre es möglich] [ich|wir|man] [bitte|gerne|gern|mal|lieber|direkt|kurz|vielleicht|auch|jetzt] [bitte|gerne|gern|mal|lieber|direkt|kurz] [auch] mit ${anArticle} ${real} ${person} [aus dem team|vom team|von euch|von ihnen|persönlich|direkt|richtigem|echtem] (sprechen|reden|schreiben|chatten|telefonieren|verbunden werden|zu sprechen|in kontakt treten) [bitte|können|darf|dürfen|möchte|über (etwas|was|ein problem)]`,
      `[ich|wir] (kann|können|könnte|darf|möchte|will|würde|muss) [ich|man|wir] [bitte|gerne|gern|mal|lieber] [bitte|mal] ${anArticle} ${real} (menschen|mitarbeiter|mitarbeiterin|jemanden|chef|chefin|inhaber|person) (sprechen|haben|erreichen|kontaktieren)`,
      `(verbinde|verbinden|verbindet|weiterleiten|leite|leiten|stell|stellen) (mich|sie mich|uns|sie uns) [bitte] [an|mit|zu] ${anArticle} ${real} ${person} [weiter|durch|bitte]`,
      `(kannst|können|könntest|könnten) (du|sie) mich [bitte] (mit|an|zu) ${anArticle} ${real} ${person} (verbinden|weiterleiten|durchstellen)`,
      `[einen|ein|eine|ich (will|möchte|brauche)] [einen|ein|eine] [echten|echter|richtigen|richtiger|menschlichen|lebenden] (mensch|menschen|mitarbeiter|mitarbeiterin|ansprechpartner|kundenservice|kundendienst|kundenberater|live chat|person)`,
      `mit ${anArticle} ${real} (mensch|menschen|mitarbeiter|person|jemandem) [sprechen|reden|bitte]`,
      '(kann|könnte|können|könnten) (mich|sie mich|ihr mich) [bitte] [jemand|ein mitarbeiter|wer|einer] [bitte] (anrufen|zurückrufen|kontaktieren)',
      '(kann|könnte) [mich] [bitte] (jemand|ein mitarbeiter) [mich] [bitte] (anrufen|zurückrufen|kontaktieren)',
      'ich (möchte|will|hätte gern|hätte gerne|bitte um|wünsche) [einen|um] [einen] rückruf',
      '(bitte um rückruf|rufen sie mich [bitte] (an|zurück)|ruft mich [bitte] (an|zurück)|rückruf bitte)',
      'gibt es [hier|auch] [einen|eine|jemanden|auch] [echten|richtigen] [menschen|mitarbeiter|person] mit (dem|der) ich (sprechen|reden|schreiben) kann',
    ],
    frustrated: [
      '[du|das|der bot|dieser bot|ihr|sie|dieser chat|der chat|bot|was für ein|so ein|so eine|ganz schön] [bist|ist|seid|sind|war] [ja|echt|so|wirklich|total|völlig|einfach|ein|eine|nur|absolut|komplett|der|sehr|hier] [ein|eine|echt|wirklich|völlig] (nutzlos|nutzloser|unnütz|dumm|dummer|blöd|blöder|doof|schlecht|schlechter|scheiße|scheiss|mist|müll|idiot|idiotisch|bescheuert|furchtbar|schrecklich|lächerlich|ein witz|witz|quatsch|unsinn|schwachsinn|schrott|nervig|zeitverschwendung|unbrauchbar|katastrophe|frech|eine frechheit|frechheit|enttäuschend|peinlich|unfähig|falsch|nicht hilfreich|keine hilfe|ärgerlich|blödsinn|kacke|trottel|depp|arschloch) [bot|chatbot|ding|hier|computer|maschine]',
      '(du|das|sie|ihr|der bot) (hilfst|hilft|helfen|verstehst|versteht|verstehen|kannst|können|weißt|wissen|beantwortest|bringt|beantwortet) [mir|mich|ja|gar|überhaupt|auch|meine frage|echt|wirklich] [gar|überhaupt|auch|ja] (nicht|nichts|nix|null) [weiter|wirklich|richtig|verstehen|helfen]',
      '[nein|nee|aber] das (war|ist|beantwortet|hilft) [mir|aber] nicht [meine frage|meine antwort|was ich (meine|meinte|wissen wollte|gefragt habe|wollte)|richtig|wahr|die antwort|hilfreich|weiter]',
      '(verdammt|verdammte scheiße|fuck|fick dich|halt die klappe|halts maul|leck mich|so ein mist|so ein quatsch|was soll das|wtf|ich bin (sauer|genervt|wütend|verärgert|enttäuscht)|das nervt|du nervst|vergiss es|maul)',
    ],
    leadIn: [
      '(ich|wir) (wäre|wären) [ihnen|euch|dir] [sehr|überaus|wirklich] (dankbar|verbunden|froh) wenn (sie|ihr|du) (mir|uns) (sagen|mitteilen|verraten) (könnten|könntet|könntest)',
      '(ich|wir) (schreibe|schreiben|melde mich|melden uns) [ihnen|euch] (weil|da) (ich|wir) (wissen|fragen) (möchte|wollte|möchten|wollten)',
      '(mich|uns) würde [mal|noch|sehr|brennend] interessieren',
      '[und|aber|also] (würde es ihnen|würde es euch|macht es ihnen|macht es euch) [etwas|was] (ausmachen|aus) mir zu sagen',
      '[und|aber|also|ich|wir|nur|ja] [ich|wir] (habe|hab|hätte|hätten|haben) [ich|wir] [da|mal|nur|noch|auch|bloß] [mal|nur|noch] [eine|ne|ein|ein paar|noch eine] [kurze|kleine|weitere|schnelle|andere|allgemeine] (frage|fragen|frag|anfrage|frage an (sie|euch|dich))',
      '[nur|mal|noch|und|also|ich] [noch|mal] [eine|ne] (kurze|kleine|schnelle|weitere|andere|letzte) (frage|anfrage) [an (sie|euch|dich)|hätte ich [noch]|noch|bitte]',
      '[eine] frage (an (sie|euch|dich)|hätte ich noch|noch)',
      '[und|aber|also] [ich|wir] (wollte|wollten|will|möchte|möchten|würde|würden|würd) [ich|wir] [nur|mal|gern|gerne|kurz|eigentlich|auch|euch|sie|dich|noch|bloß|hier] [mal|gern|gerne|kurz|nur|eben|noch|euch|sie|bei euch] [kurz|mal|nur] (fragen|wissen|nachfragen|erfahren|anfragen|mich erkundigen|erkundigen|nachhaken)',
      '[und|aber|also] (können|könnt|könnten|könntet|kannst|könntest|würden|würdet) (sie|ihr|du) (mir|uns) [bitte|vielleicht|kurz|mal|eventuell|evtl|noch|auch|so lieb] [bitte|kurz|mal|vielleicht] (sagen|mitteilen|verraten|schreiben|weiterhelfen|erklären|bescheid geben|bescheid sagen|auskunft geben|helfen)',
      '[und|aber|also] (wissen sie|wisst ihr|weißt du) [zufällig|vielleicht|denn|auch]',
      '[und|also] (sag|sagt|sagen sie) (mir|mal|uns) [bitte|mal|doch]',
      '[ich|wir|mich|uns] (frage|fragen|würde interessieren|interessiert|interessieren) [mich|uns|würde|mal|nur|gerade|auch]',
      '(mich|uns) würde [mal|auch|noch] interessieren',
      '(darf|dürfte|kann) ich [mal|kurz|bitte|sie|euch|dich] [was|etwas|mal|kurz] fragen',
      'es geht um folgendes',
    ],
    apology: [
      '[bitte] (entschuldigung|entschuldigen sie|entschuldige|entschuldigt|sorry|verzeihung|verzeihen sie|tschuldigung|pardon|tut mir leid) [bitte|für] [die] [störung|dass ich (störe|nochmal störe|nochmal frage)|späte (antwort|störung)|blöde frage|dumme frage|umstände]',
      '(ich will nicht stören|ich hoffe ich störe nicht|falls ich störe|wenn es keine umstände macht|wenn möglich|falls möglich|wenn ich fragen darf|blöde frage|dumme frage|vielleicht eine dumme frage)',
    ],
    wellWish: [
      '[ich|wir] (hoffe|hoffen) [dass] (sie|ihr|du) [können|könnt|kannst] (mir|uns) [da|hier] [weiter] (helfen|weiterhelfen) [können|könnt|kannst]',
      '[ich|wir] (hoffe|hoffen|hoff) [dass] [es] [geht|ihr|sie|du|bei euch] [euch|ihnen|dir|allen|habt|haben|hast|hattet|hatten|hattest|ist] [geht es|geht|allen|alle|einen|ein|eine] [gut|alles|schönen|schönes|schöne|guten|tollen] [tag|abend|woche|wochenende|gut|start in die woche] [geht|habt|haben|hattet|hatten|gehabt|es geht]',
    ],
    please: ['bitte', 'bitte schön', 'bitteschön', 'bittesehr'],
    signOff: [
      '[mit] [ganz] (freundlichen|freundlichem|lieben|besten|herzlichen|vielen|schönen|sonnigen) (grüßen|gruß|grüße)',
      '(viele|liebe|beste|herzliche|schöne|freundliche|ganz liebe|sonnige|vlg) [liebe] [grüße|gruß]',
      '(grüße|grüßle|hochachtungsvoll|liebste grüße|eure|euer|vlg|lieben gruß|schönen gruß)',
    ],
    filler: [
      '(zusammen|alle|team|leute|nochmal|nochmals|wieder|du|sie|ihr|ihnen|euch|dir|auch|dann|so|ach|oh|ah|und|aber|also|doch|halt|eben|mal|ja|na|echt|wirklich|sehr|gleichfalls|ebenso|ebenfalls|dir auch|euch auch|ihnen auch|erstmal|haha|lol|noch|liebe|lieber|liebes|lieben|schon|bot|vielmals|gerne|gern|herzlich|vorab|im voraus|schonmal|kumpel|freunde|bro|alter)',
      `(${forHelp}|für alles|fürs erste|für heute|für (die|deine|ihre|eure) hilfe)`,
      '(wünsche ich|wünsch ich|gewünscht|mit der antwort|damit)',
    ],
  },
  bareGreetings: [
    'hi',
    'hey',
    'hallo',
    'moin',
    'servus',
    'huhu',
    'hallo zusammen',
    'moin moin',
    'gruezi',
  ],
  addressed: [
    'team',
    'zusammen',
    'alle',
    'liebe',
    'lieber',
    'liebes',
    'frau',
    'herr',
    'damen',
    'geehrte',
    'geehrter',
    'leute',
    'ihr',
  ],
  persons: [
    '(echten|echter|richtigen|richtiger|realen|menschlichen|lebenden|echtem) (menschen|mensch|person|mitarbeiter|mitarbeiterin|ansprechpartner)',
    '(menschen|mensch|kundenberater)',
  ],
  reach: [
    '(sprechen|reden|verbinden|verbinde|verbunden|schreiben|chatten|weiterleiten|telefonieren|kontakt|durchstellen)',
  ],
  about: ['über', 'wegen', 'bezüglich', 'zu', 'weil', 'um', 'uber', 'bezuglich'],
  questions: {
    asking: [
      '[und] [bis|ab|seit|von|um|für|mit|zu|nach|aus|in|an|auf|bei|über|unter|gegen|ungefähr|ca] (was|wann|wo|wie|welche|welcher|welches|welchem|welchen|wer|wem|wen|wessen|warum|wieso|weshalb|wohin|woher|womit|wofür|wodurch|wieviel|wieviele|wobei|worin)',
      'wie (viel|viele|lange|lang|teuer|oft|weit|spät|früh|hoch|groß|alt)',
      'was für [ein|eine|einen]',
      'um (wie viel|wieviel) uhr',
      'ab wie viel',
    ],
    yesNo: [
      '(ist|sind|war|hat|habt|haben|hast|kann|kannst|können|könnt|könnte|könnten|darf|dürfen|dürfte|dürften|muss|müssen|müsst|müsste|müssten|soll|sollte|sollten|sollen|hätte|hätten|hättet|würden|bräuchte|bringt|gibt|geht|gilt|bietet|bieten|macht|machen|nehmt|nehmen|akzeptiert|akzeptieren|liefert|liefern|verkauft|verkaufen|braucht|brauche|brauchen|kostet|kosten|bekomme|kriege|krieg|bekommt|werden|wird|seid|lohnt|passt|steht|kommt|habe|hab|bin|komme|verschickt|versendet|führt|führen|repariert|reparieren|öffnet|schließt|wäre|würde|würdet|macht|gehört|enthält) (ich|du|er|sie|es|wir|ihr|man|das|die|der|den|dem|ein|eine|einen|mein|meine|bei|auch|dort|da|hier|in|im|am|für|euer|eure|eurer|ihre|dieser|diese|dieses|alle|kinder|hunde|mich|sich|jeder|noch|immer|denn|man|jemand)',
      '(gibts|gehts|hats|habts|darfs)',
    ],
    opening: [
      'ist',
      'sind',
      'hat',
      'habt',
      'haben',
      'kann',
      'könnt',
      'können',
      'darf',
      'dürfen',
      'gibt',
      'kostet',
      'muss',
    ],
    verbs:
      'ist sind war hat habt haben hast kann kannst können könnt könnte könnten darf dürfen muss müssen müsst soll sollte gibt gibts geht gehts gilt bietet bieten macht machen nehmt nehmen akzeptiert liefert liefern verkauft braucht brauche brauchen kostet kosten bekomme kriege krieg bekommt werden wird seid komme komm kommt dauert öffnet schließt findet finde steht bin habe hab heißt passiert zahle zahlt zahl enthält enthalten wäre würde erreiche liegt führt fährt schickt verschickt versendet beginnt startet endet gehört sieht müsste müssten dürfte dürften sollen sollten will wollen wollt würden hätte hätten wären bekommen kriegt kriegen brauch bräuchte bräuchten reicht hält halten läuft fällt fallen berechnet verlangt nimmt lässt bleibt bleiben bringt mache mach sollt'.split(
        ' ',
      ),
    subjects:
      'ich du er sie es wir ihr man das die der den dem mein meine euer eure ihre ein eine einen'.split(
        ' ',
      ),
    joiners: [
      'und',
      'und auch',
      'und außerdem',
      'außerdem',
      'und dann',
      'und wenn ja',
      'wenn ja',
      'und falls ja',
      'sowie',
      'und noch',
      'und zwar',
      'und sonst',
      'und ach ja',
      'achja und',
      'und übrigens',
      'plus',
    ],
    pointers:
      'es er ihn ihm sie davon dafür damit dazu darin dabei dort dann dies diese dieser dieses diesen welche welchen derselbe sowas deren'.split(
        ' ',
      ),
    articlePointers: 'die der das den dem einer einen eins'.split(' '),
    choices: ['oder', 'wenn', 'falls', 'als', 'weil', 'aber'],
    particles: [
      'auch',
      'noch',
      'immer',
      'nur',
      'schon',
      'jetzt',
      'hier',
      'dort',
      'bei',
      'in',
      'im',
      'am',
      'an',
      'für',
      'mit',
      'ohne',
      'ganz',
      'so',
      'dann',
      'denn',
      'eigentlich',
    ],
    thingVerbs: ['kostet', 'kosten', 'dauert', 'dauern'],
    impersonal: [
      '(gibt|geht|lohnt|braucht) es',
      'ist es (möglich|erlaubt|nötig|notwendig|okay|ok)',
      '(haben|können|könnten|nehmen|bieten|akzeptieren|machen|liefern|verkaufen|führen|reparieren|versenden|sind|würden|schicken) sie [auch|noch|am|an|in|im|für|bei|eine|einen|kinder|geöffnet|offen]',
    ],
    whether: ['ob'],
    direct: 'verb-first',
    mention: 'sagt steht mit wort worte für als zu das ein eine der die und'.split(' '),
  },
};
