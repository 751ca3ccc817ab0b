import type { KindsConcept } from '#server/engine/language/en/kinds.ts';

/** Italian words for kinds of a concept: who asks about one is answered by text about the concept, not the other way round. */
export const kinds: Record<KindsConcept, string> = {
  allergy:
    'epipen, febbre da fieno, anafilassi, istamina, polline, fruttosio, orticaria, celiachia',
  appliance:
    'bollitore, tostapane, frullatore, macchina del caffè, aspirapolvere, ferro da stiro, asciugacapelli, phon, asciugatrice, piano cottura, cappa, friggitrice ad aria, macchina da cucire',
  baby: 'bimbo di un anno, gemelli, neonato, piccolino, lattante',
  bag: 'ventiquattrore, borsone, tracolla, marsupio, pochette, cartella',
  bicycle: 'tandem, cargo bike, bici pieghevole, bici da corsa, bici da bambino, bmx',
  bird: 'pappagallo, cocorita, cacatua, canarino, piccione, gufo, calopsite',
  boat: "gommone, yacht, canoa, kayak, zattera, moto d'acqua, catamarano, sup",
  bread: 'ciabatta, focaccia, brioche, pita, pancarrè, pane di farro, rosetta',
  cake: 'brownie, tiramisù, foresta nera, millefoglie, crostata, cheesecake, sacher, torta di carote',
  car: 'berlina, station wagon, furgone, monovolume, camion, decappottabile, utilitaria, fuoristrada',
  cat: 'gattino, gattina, persiano, siamese, micio',
  cheese: 'brie, camembert, gouda, gorgonzola, pecorino, ricotta, mascarpone, burrata, taleggio',
  child: 'nipote, nipotino, scolaro, ragazzino, ragazzina, bimbo, bimba',
  clothing:
    'gilet, tuta, pigiama, accappatoio, uniforme, divisa, costume, poncho, salopette, grembiule',
  coffee: 'ristretto, marocchino, shakerato, caffè americano',
  'cold-flu':
    "bronchite, tonsillite, varicella, morbillo, orecchioni, pertosse, polmonite, congiuntivite, otite, scarlattina, fuoco di sant'antonio",
  dog: 'bassotto, barboncino, pastore tedesco, cucciolo, cagnolino, levriero, carlino, meticcio, molosso',
  electronics:
    'portatile, computer portatile, cuffie, auricolari, altoparlante, proiettore, router, drone, smartwatch, console',
  family:
    'fratello, sorella, fratelli, zio, zia, cugino, cugina, marito, moglie, suoceri, fidanzato, fidanzata',
  fish: 'branzino, orata, merluzzo, sgombro, sardine, acciughe, pesce spada, rombo, sogliola, nasello',
  fruit:
    'mango, kiwi, ananas, melone, anguria, prugna, albicocca, lampone, mirtillo, fico, lime, avocado',
  furniture:
    'sgabello, panca, libreria, cassettiera, credenza, poltrona, tavolino, letto a castello, comodino',
  'heart-condition': 'stent, bypass, aritmia, anticoagulante, angina pectoris',
  'id-document':
    'certificato di nascita, permesso di soggiorno, patente di guida, tessera sanitaria, codice fiscale',
  indoor:
    'temporale, tempesta, neve, nevica, grandine, pioggerella, acquazzone, vento, ondata di caldo, maltempo',
  jacket: 'trench, blazer, poncho, giubbotto, piumino, soprabito, gilet',
  jewelry:
    'spilla, gemelli da polso, ciondolo, cavigliera, anello di fidanzamento, medaglione, braccialetto',
  'languages-spoken': 'lingua dei segni, bilingue, mandarino, catalano, sardo, hindi',
  luggage: 'trolley, bagaglio a mano, zaino, borsone, valigie',
  medicine:
    'antistaminico, antidepressivo, pillola anticoncezionale, sciroppo, sonnifero, anticoagulante, vitamine, spray nasale',
  metal: 'rame, bronzo, cromo, zinco, stagno, ghisa, platino',
  milk: 'kefir, latticello, latte condensato, siero di latte, latte scremato',
  motorcycle: 'quad, motorino, ciclomotore, triciclo',
  nuts: 'pecan, macadamia, noce del brasile, pinoli, castagna, marzapane, nutella, torrone',
  pet: 'riccio, tartaruga, capra, maiale, alpaca, pecora, asino, ragno, pesce rosso',
  'photo-allowed':
    'selfie, bastone per selfie, treppiede, drone, macchina fotografica, filmare, video',
  'public-holiday':
    'pasquetta, ferragosto, epifania, ognissanti, immacolata, festa del lavoro, primo maggio, festa della repubblica, venticinque aprile, festa della mamma, festa del papà, santo patrono, pentecoste, black friday',
  'public-transport': 'pullman, traghetto, corriera, regionale, funivia, funicolare, filobus',
  'rabbit-rodent': "furetto, gerbillo, cincillà, ratto, degu, criceto, porcellino d'india",
  'reptile-fish': 'geco, iguana, camaleonte, pitone, carpa koi, rana',
  roof: 'grondaia, pluviale, lucernario, tegole',
  senior: 'nonna, nonno, nonni, pensionata',
  shirt: 'canottiera, top, tunica, maglietta, polo',
  shoes:
    'mocassini, décolleté, stivali di gomma, infradito, espadrillas, zoccoli, ballerine, tacchi',
  smartphone: 'cellulare, telefonino',
  smoking: 'sigaro, svapare, sigaretta elettronica, narghilè, cannabis, tabacco',
  'social-media': 'reels, storie, profilo',
  'soft-drink': 'tonica, gassosa, chinotto, bevanda energetica',
  spicy: 'jalapeño, peperoncino, wasabi, tabasco',
  'sports-gear':
    'racchetta, pattini, ginocchiere, tappetino, manubri, occhialini, cuffia da bagno, parastinchi, boccaglio, pinne, muta, skateboard',
  staff:
    'cameriere, cameriera, receptionist, parrucchiere, tecnico, infermiera, cuoco, barista, autista, segretaria, assistente, bagnino',
  'student-discount': 'alunno, apprendista, universitario, studente, liceale',
  tea: 'earl grey, matcha, rooibos, menta, camomilla, oolong, tisana',
  'tent-camping-gear':
    'telo, tenda da sole, amaca, sedia da campeggio, fornello, lampada frontale, borsa frigo',
  toy: 'personaggio, carte da gioco, sonaglio, aquilone, costruzioni',
  trousers: 'chino, velluto, pantaloni della tuta, cargo, salopette, pinocchietti',
  vegetables:
    'zucchina, melanzana, broccoli, cavolfiore, porro, aglio, barbabietola, asparago, zucca, fagioli, piselli, mais',
  'vomiting-diarrhea': 'norovirus, gastroenterite, virus intestinale, intossicazione alimentare',
  whatsapp: 'messaggio vocale, messaggino',
  wheelchair:
    "deambulatore, stampelle, bastone, scooter elettrico, protesi, amputato, cieco, ipovedente, male alle ginocchia, protesi all'anca, autismo, autistico, sordo",
  wound: 'graffio, scheggia, sangue dal naso, puntura di vespa, puntura di ape, scottatura',
};
