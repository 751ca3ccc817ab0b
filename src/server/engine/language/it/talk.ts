import type { TalkWords } from '#server/engine/language/talk-words.ts';
import { shorthand } from './shorthand.ts';
import { spellings } from './spellings.ts';

const very = '[molto|davvero|veramente|così|tanto|super|proprio|gentilissimo]';
const forHelp =
  'per (tutto|(l|la|il|le|tutto l|tutta la|la tua|la sua|la vostra|il tuo|il suo) (aiuto|informazione|risposta|info|disponibilità|informazioni|tempo|gentilezza|pazienza|risposta rapida|cortesia|servizio|supporto)|laiuto|linformazione|avermi (aiutato|risposto))';
const person =
  '(persona|umano|qualcuno|operatore|operatrice|addetto|responsabile|titolare|dipendente|essere umano|assistenza|servizio clienti|direttore|proprietario|consulente|collega|persona vera|staff|capo|gestore|agente)';

export const italianTalk: TalkWords = {
  evidence: `il lo la i gli le l' un uno una un' di del dello della dei degli delle dell' a al allo alla ai agli alle all' da dal dalla dall' in nel nella nei nelle nell'
    con su sul sulla per tra fra e ed o ma se che chi cosa cos' come quando dove dov' quanto quanta quanti quante quale quali perché
    è sono siete sei era essere ho hai ha abbiamo avete hanno avere posso puoi può possiamo potete possono potrei potrebbe
    potreste vorrei vuole volete voglio fate fa fare c' c'è ci non più meno molto anche ancora già solo sempre mai questo
    questa questi queste quello quella io tu lui lei noi voi loro mi ti si vi mio mia tuo sua suo nostro vostro vostra costa
    costano prezzo prezzi aperto aperti aperta aprite apre apertura chiuso chiusi chiudete chiude chiusura orari orario ora
    ore oggi domani ieri lunedì martedì mercoledì giovedì venerdì sabato domenica settimana giorno giorni mattina sera
    ciao buongiorno buonasera salve grazie prego favore sì no indirizzo telefono numero ordine ordinare spedizione consegna
    reso appuntamento prenotare prenotazione pagare carta contanti gratis gratuito bambini bambino anni cane tutto tutti
    tutte altro altra ogni senza prima dopo durante fino entro così quindi però stato stata parlare accettate vendete
    consegnate bene bisogno qui lì là euro fine stati viene quel nei degli`,
  shorthand,
  spellings,
  courtesies: {
    greeting: [
      '(ciao|salve|buongiorno|buonasera|buon giorno|buona sera|buon pomeriggio|buondì|hey|ehi|hello|hi|pronto|buonanotte) [a tutti|a voi|di nuovo|ragazzi|team|staff|ancora|tutti|a lei]',
      '(gentile|gentili|spettabile|egregio|egregi) (staff|team|signore|signora|signori|clienti|tutti|azienda|ditta)',
      '(piacere|molto piacere|piacere di conoscerti)',
    ],
    howAreYou: [
      '[e] (come (stai|sta|state|va|ti va|vi va|te la passi|andiamo|procede)|tutto bene|tutto ok|che si dice|come va la giornata|che fai) [oggi|tu|lei|voi]',
    ],
    thanks: [
      '(perfetto|ottimo|super|bene|ok) (grazie|grazie mille|grazie tante)',
      '(grazie (capo|ragazzi|infinite|di cuore|assai|caro|cara)|siete (grandi|gentilissimi|fantastici|i migliori)|sei (un grande|un mito|gentilissimo|gentilissima|fantastico)|gentilissimi)',
      `[tante|molte|mille|grazie|infinite|ok|e|ancora|un grande] (grazie) [mille|tante|infinite|ancora|a (te|lei|voi|tutti)|davvero|di (tutto|cuore|nuovo)|in anticipo|anticipatamente|molte|infinitamente] [${forHelp}]`,
      '(ti|la|vi) ringrazio [molto|tanto|davvero|in anticipo|infinitamente|anticipatamente|ancora|per (tutto|laiuto|la risposta)]',
      '(gentilissimo|gentilissima|gentilissimi|molto gentile|sei gentilissimo|troppo gentile|grazie gentilissimi|sei stato gentile|che gentile)',
    ],
    goodbye: [
      '[ok|allora|va bene|bene|beh] (ciao|ciao ciao|arrivederci|a presto|alla prossima|ci si vede|ci vediamo|ci sentiamo|buona giornata|buona serata|statemi bene|devo andare|devo scappare|scappo|vado|un saluto|tanti saluti|un abbraccio) [e grazie|a tutti]',
      '(arrivederci|arrivederla|ciao|ciao ciao|addio|a (presto|dopo|domani|più tardi|risentirci|sabato|domenica)|ci (vediamo|sentiamo) [presto|dopo|lì|domani]|alla prossima|bye|stammi bene|buon proseguimento|saluti a tutti) [a tutti|allora|e grazie]',
      '[e|le|ti|vi] [auguro] [una|un] (buona|buon|splendida|bella|felice) (giornata|serata|notte|settimana|weekend|fine settimana|domenica|lavoro|pomeriggio|proseguimento|continuazione|sera) [a (te|lei|voi|tutti)|anche a (te|lei|voi)]',
      'buonanotte',
    ],
    acknowledge: [
      '[ok|bene|perfetto] (è tutto|era tutto|basta così|sono a posto|siamo a posto|tutto a posto|ho finito|non mi serve altro|nient altro|era solo questo|solo questo|a posto così|va benone|ci siamo|alla grande|mitico|top) [allora|così]',
      '[ah|oh|va] (ok|va bene|bene|perfetto|ottimo|benissimo|capito|ho capito|capisco|chiaro|tutto chiaro|daccordo|fantastico|magnifico|bello|super|grande|eccellente|certo|meraviglioso|ricevuto|ah|oh|interessante|nessun problema|non importa|peccato|buono a sapersi|bravo|perfetto così|mi va bene|ci sta|wow|haha|ahah|lol|stupendo)',
      `(è|sembra|suona|mi sembra|tutto) ${very} (perfetto|ottimo|chiaro|bene|bello|fantastico|buono|utile)`,
    ],
    accept: [
      '(sì|si|certo|certamente|volentieri|esatto|sicuro|assolutamente|ovvio|ovviamente|con piacere|giusto|perché no|proceda|procedi) [grazie|per favore|volentieri|certo|esatto]',
      '[sì] (sarebbe) (perfetto|bello|ottimo|fantastico|gentile|utile|grandioso)',
    ],
    decline: [
      '(no|nope|niente|no no|non ora|per ora no|al momento no|non ancora|magari dopo|non serve|non importa|non è necessario)',
      '[no|ok|e|bene] (è tutto|questo è tutto|è tutto qui|basta così|nientaltro|niente altro|tutto qui|a posto così|sono a posto|tutto a posto|va bene così|non ho altre domande|nessunaltra domanda|non mi serve altro|ho tutto [quello che mi serve]|solo questo) [per (ora|oggi|il momento)|al momento]',
    ],
    praise: [
      `[mi|ci] (sei|è|siete|hai|ha|avete) [stato|stata|stati] ${very} (utile|aiutato|daiuto|di aiuto|gentile|gentili|bravo|brava|veloce|chiaro|di grande aiuto|simpatico|il migliore|un grande|fantastico) [molto|tanto|moltissimo]`,
      '(ottimo (lavoro|servizio|aiuto)|bel lavoro|buon lavoro|bravissimo|bravissima|bravi|complimenti|molto utile|utilissimo|servizio eccellente|che velocità|ben fatto|bella risposta)',
      '[prima di tutto|innanzitutto] (adoro|amo|mi piace [molto|tanto]|mi piacciono) (il vostro|la vostra|i vostri|le vostre|tutto) [negozio|prodotti|sito|cucina|ristorante|locale|lavoro|cose]',
    ],
    about: [
      '[ma] (sei|siete|lei è|parlo con|sto parlando con|sto scrivendo a) [un|una|il|la] * [*] o [con] [un|una] (robot|bot|macchina|computer|programma|ia|persona|umano|chatbot|persona vera)',
      '[e|ma|scusa] (sei|siete|è|lei è|tu sei|questo è|questa è) [davvero|veramente|solo] [un|una|uno] [vero|vera] (umano|robot|bot|macchina|computer|ia|persona|chatbot|programma|essere umano|intelligenza artificiale|reale|umana|automatico|vera persona|chatgpt|assistente virtuale) [vera|reale|vero|in carne e ossa] [o|oppure] [un|una|sei|solo] [umano|robot|bot|macchina|computer|ia|persona|chatbot|programma|essere umano|intelligenza artificiale|no|una persona] [vera|reale]',
      '[e|ma] [sto] (parlo|parlando|chattando|scrivendo|chatto|scrivo) (con|a) [un|una] [vero|vera] (umano|robot|bot|macchina|computer|ia|persona|chatbot|essere umano|qualcuno|intelligenza artificiale) [vera|reale|vero] [o] [con] [un|una] [umano|robot|bot|macchina|computer|ia|persona|chatbot] [vera|reale]',
      '[e|ma] (chi sei|chi è|chi siete|cosa sei|con chi (parlo|sto parlando|ho il piacere|sto chattando)|come ti chiami|qual è il tuo nome|hai un nome)',
    ],
    help: [
      '[e|allora] (cosa|che cosa|che) (puoi|sai|può|potete) (fare|dirmi) [per me]',
      '[e] (come|in cosa|in che modo) (puoi|può|potete|mi puoi|mi può) (aiutarmi|aiutare|essermi utile)',
      '[e] (come funziona|cosa posso chiederti|cosa posso chiedere)',
      '[mi] (puoi|può|potete|potresti|potrebbe|potreste) (aiutare|aiutarmi|dare una mano) [per favore]',
      '[ho] (bisogno di (aiuto|una mano|informazioni|assistenza)) [per favore]',
      '(aiuto|aiutami|mi serve aiuto|cè qualcuno|c è qualcuno|menu|test|assistenza)',
    ],
    human: [
      `[posso|potrei|vorrei|voglio|è possibile|devo|ho bisogno di|preferisco|preferirei|mi piacerebbe|si può|sarebbe possibile] (parlare|chattare|comunicare) [direttamente] (con) [un|una|il|la|l|lo|uno|vostro] [vero|vera] ${person} [vera|vero|reale|umano|umana|in carne e ossa|dello staff|al telefono] [di una cosa|di un problema|adesso|ora]`,
      `[mi] (puoi|può|potete|potrebbe|passami|mi passi|passatemi|mettimi|mi metta) [passare|mettere|mettermi|passarmi] [in contatto con|con] [un|una|il|la] ${person} [vera|vero|umano|reale]`,
      `[un|una|voglio un|voglio una|vorrei un] (operatore|persona|umano|essere umano|operatrice|servizio clienti|addetto) [umano|umana|vera|reale]`,
      '(qualcuno può|potete|può|potreste) (chiamarmi|richiamarmi|contattarmi)',
      '(richiamatemi|chiamatemi|mi chiami|mi richiami)',
    ],
    frustrated: [
      '[tu|questo bot|questa chat|è|sei|siete|che|questo] [è|sei] [un|una|davvero|completamente|proprio|totalmente|molto|il|lo|uno] (inutile|stupido|stupida|scemo|idiota|pessimo|pessima|terribile|orribile|ridicolo|vergognoso|schifo|merda|spazzatura|perdita di tempo|disastro|frustrante|sbagliato|incapace|cretino|deludente|scarso|vergogna) [bot|robot|servizio]',
      '[tu|questo|ma|mi] non [mi] (aiuti|aiuta|capisci|capisce|servi|serve|rispondi|risponde|sai|sa|funziona|hai capito|hai risposto|stai aiutando) [a] [niente|nulla|alla mia domanda|un cavolo|per niente|affatto]',
      '[no|ma] non è (quello che (ho chiesto|volevo|chiedevo)|la mia domanda|vero|corretto|giusto|una risposta)',
      '(cazzo|merda|vaffanculo|stai zitto|che palle|che schifo|che rabbia|lascia perdere|wtf|sono (arrabbiato|arrabbiata|deluso|delusa|frustrato|stufo|stufa))',
    ],
    leadIn: [
      '[e|ma] (le|vi|ti) (dispiacerebbe|dispiace) (dirmi|dirci)',
      '[e|ma|solo] (ho|avrei|avevo|abbiamo) [solo|ancora|anche] (una|unaltra|un|alcune|due|un paio di) [piccola|veloce|breve|ultima|altra] (domanda|domande|domandina|richiesta|dubbio|curiosità|informazione|domanda veloce) [veloce|da farvi|da fare]',
      '[solo|e] [una|un] (domanda|piccola domanda|domandina|altra domanda|domanda veloce|curiosità|informazione|ultima cosa) [veloce]',
      '[e|ma] (vorrei|volevo|vorremmo|volevamo|mi piacerebbe|desidero|desideravo|avrei bisogno di|ho bisogno di|desidererei) [solo|anche] (sapere|chiedere|chiedervi|chiederti|chiederle|informarmi|domandare|avere (informazioni|uninformazione)|farvi una domanda|fare una domanda)',
      '[e|ma] [mi|ci] (puoi|può|potete|potresti|potrebbe|potreste|sapete|sai|sa|sapreste|sapresti|saprebbe|sapete) [per favore|per cortesia|gentilmente|cortesemente] (dire|dirmi|dirci|indicare|indicarmi|informare|informarmi|confermare se|spiegare|spiegarmi|far sapere|farmi sapere) [per favore|gentilmente]',
      '[e] (sapete|sai|sa) (se|per caso)',
      '[e] (dimmi|mi dica|ditemi|mi dite|mi chiedevo|ci chiedevamo|fatemi sapere|fammi sapere) [per favore]',
      '(posso|potrei) (chiedere|farti una domanda|farvi una domanda|farle una domanda|chiedervi|chiederti|fare una domanda|sapere) [una cosa]',
    ],
    apology: [
      '[mi] (scusa|scusi|scusate|scusami|scusatemi|mi scusi|chiedo scusa|perdonate|perdona|mi dispiace|dispiace|perdoni|pardon) [il disturbo|per (il disturbo|la domanda|il ritardo)|se (disturbo|vi disturbo|ti disturbo)|ancora|la domanda]',
      '(se possibile|se è possibile|se non (disturbo|è un problema|vi dispiace))',
    ],
    wellWish: [
      '(spero|speriamo) [che] (possiate|possa|mi possiate|di) (aiutarmi|aiutarci|aiutare)',
      '(spero|speriamo|mi auguro) (che|di) [tutto|voi|tu|stiate|stia|vada|vi|ti] [stiate|stia|vada|trovi] [tutti|tutto] [bene|passando] [una|buona] [buona|bella] [giornata|settimana]',
    ],
    please: ['per favore', 'per piacere', 'per cortesia', 'gentilmente', 'cortesemente'],
    signOff: [
      '[un|i miei|tanti] [più] (cordiali|distinti|cari|cordialissimi|migliori) saluti',
      '(saluti|cordialmente|distintamente|in attesa di (un vostro|vostro) riscontro|un caro saluto|un saluto|un abbraccio|resto in attesa|attendo risposta|baci|in fede)',
    ],
    filler: [
      '(a tutti|ragazzi|team|staff|di nuovo|ancora|anche|allora|quindi|bene|e|ah|oh|beh|davvero|tanto|molto|mille|a te|a lei|a voi|amico|amici|signore|signora|signori|tutto|comunque|dunque|ecco|intanto|in anticipo|altrettanto|anche a te|anche a lei|bot|haha|ahah|prego|gentilmente)',
      `(${forHelp})`,
      '(prima di tutto|innanzitutto|per ora|al momento)',
    ],
  },
  bareGreetings: ['ciao', 'salve', 'buongiorno', 'buonasera', 'ehi', 'hey'],
  addressed: [
    'team',
    'staff',
    'tutti',
    'ragazzi',
    'gentile',
    'gentili',
    'signori',
    'signora',
    'signore',
    'spettabile',
  ],
  persons: [
    '(persona) (vera|reale|umana|in carne e ossa)',
    '(operatore|operatore umano|umano|essere umano|vera persona)',
  ],
  reach: ['(parlare|chattare|contattare|passare|passami|contatto|comunicare)'],
  about: ['di', 'del', 'della', 'per', 'perche', 'riguardo', 'su', 'sul', 'sulla'],
  questions: {
    asking: [
      '[a|di|da|in|con|su|per|fino a|entro] (che|cosa|quando|dove|come|quanto|quanta|quanti|quante|quale|quali|chi|perché|cos|qual|dov)',
      '(a che ora|fino a che ora|quanto tempo|che cosa|da quanto|comè|dovè|cosè)',
    ],
    yesNo: [
      '[si|mi|ci|vi|lo|la|li|le|ne] (avete|siete|fate|accettate|è|sono|posso|può|possono|possiamo|potete|aprite|chiudete|apre|chiude|vendete|consegnate|spedite|c è|ci sono|costa|costano|offrite|serve|servono|devo|bisogna|include|comprende|servite|riparate|prendete|ha|hanno|viene|vengono|effettuate|permettete|cè|dura|occorre)',
    ],
    opening: [],
    verbs:
      'avete siete fate accettate è sono posso può possono possiamo potete aprite chiudete apre chiude vendete costa costano serve devo dura durano ha hanno viene vengono spedite consegnate ci va'.split(
        ' ',
      ),
    subjects: [],
    joiners: [
      'e',
      'ed',
      'e anche',
      'inoltre',
      'e poi',
      'e se sì',
      'e in caso',
      'e invece',
      'e poi anche',
      'e a proposito',
      'e già che ci siamo',
    ],
    pointers:
      'esso essa essi quello quella quelli quelle questo questa questi queste lì ne lui lei'.split(
        ' ',
      ),
    articlePointers: ['lo', 'la', 'li', 'le'],
    choices: ['o', 'se', 'perché', 'ma'],
    particles: [],
    thingVerbs: ['costa', 'costano', 'dura', 'durano'],
    impersonal: ['ci sono', 'c è'],
    whether: ['se'],
    direct: 'drop',
    mention: 'dice di con per la il un una e parola'.split(' '),
  },
};
