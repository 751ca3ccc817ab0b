import type { KindsConcept } from '#server/engine/language/en/kinds.ts';

/** German words for kinds of a concept: who asks about one is answered by text about the concept, not the other way round. */
export const kinds: Record<KindsConcept, string> = {
  allergy:
    'epipen, heuschnupfen, anaphylaxie, histamin, pollen, fruktose, nesselsucht, zöliakie, adrenalin-pen',
  appliance:
    'wasserkocher, toaster, mixer, kaffeemaschine, espressomaschine, kaffeevollautomat, staubsauger, bügeleisen, föhn, wäschetrockner, kochfeld, dunstabzug, heißluftfritteuse, nähmaschine',
  baby: 'kleinkind, einjährige, zweijährige, zwillinge, neugeborenes, krabbelkind, wickelkind, dreikäsehoch',
  bag: 'aktentasche, reisetasche, umhängetasche, bauchtasche, beutel, turnbeutel, schulranzen, ranzen',
  bicycle:
    'tandem, lastenrad, faltrad, klapprad, rennrad, kinderrad, kinderfahrrad, hollandrad, liegerad, bmx',
  bird: 'papagei, wellensittich, nymphensittich, kakadu, kanarienvogel, taube, eule, fink',
  boat: 'schlauchboot, jacht, yacht, kanu, kajak, floß, katamaran, stand-up-paddle, ruderboot',
  bread: 'ciabatta, focaccia, brioche, fladenbrot, pumpernickel, knäckebrot, toastbrot, dinkelbrot',
  cake: 'brownie, eclair, muffin, baumkuchen, biskuitrolle, rührkuchen, sahnetorte',
  car: 'kombi, limousine, cabrio, kleinbus, bulli, lkw, lieferwagen, transporter, kleinwagen, geländewagen',
  cat: 'kätzchen, kater, perserkatze, siamkatze, stubentiger, mieze',
  cheese:
    'brie, camembert, gouda, emmentaler, schimmelkäse, gorgonzola, ricotta, mascarpone, halloumi, burrata, bergkäse',
  child:
    'nichte, neffe, enkel, enkelin, enkelkind, schulkind, vorschulkind, fünfjährige, sechsjährige, siebenjährige, achtjährige, neunjährige, zehnjährige, stiefsohn, stieftochter, knirps, bub',
  clothing:
    'sakko, weste, trainingsanzug, schlafanzug, pyjama, bademantel, uniform, kostüm, poncho, latzhose, schürze, dirndl, lederhose, strampler',
  coffee:
    'cortado, ristretto, lungo, affogato, cold brew, filterkaffee, milchkaffee, verlängerter, melange',
  'cold-flu':
    'bronchitis, mandelentzündung, windpocken, masern, mumps, keuchhusten, lungenentzündung, scharlach, bindehautentzündung, mittelohrentzündung, gürtelrose, hand-fuß-mund',
  dog: 'dackel, pudel, spaniel, schäferhund, mops, boxer, welpe, vierbeiner, windhund, mischling, dogge, retriever, spitz, fellnase, wauwau',
  electronics:
    'notebook, kopfhörer, lautsprecher, beamer, bildschirm, monitor, router, drohne, smartwatch, spielkonsole, stereoanlage',
  family:
    'bruder, schwester, geschwister, onkel, tante, cousin, cousine, ehemann, ehefrau, freundin, schwiegereltern',
  fish: 'barsch, heilbutt, makrele, sardinen, sardellen, seelachs, scholle, zander, forelle, seeteufel, matjes',
  fruit:
    'mango, kiwi, ananas, melone, wassermelone, pfirsich, pflaume, zwetschge, aprikose, himbeere, heidelbeere, brombeere, feige, limette, avocado',
  furniture:
    'hocker, bücherregal, kommode, sideboard, sessel, couchtisch, hochbett, nachttisch, vitrine, garderobe',
  'heart-condition': 'stent, bypass, herzrhythmusstörungen, blutverdünner, angina pectoris',
  'id-document':
    'geburtsurkunde, aufenthaltstitel, führerschein, schülerausweis, studentenausweis, reisepass',
  indoor:
    'sturm, stürmisch, gewitter, schnee, schneit, hagel, nieselregen, wolkenbruch, windig, hitzewelle, unwetter',
  jacket:
    'trenchcoat, blazer, poncho, bomberjacke, übergangsjacke, fleecejacke, steppjacke, dufflecoat, lodenmantel',
  jewelry:
    'brosche, manschettenknöpfe, anhänger, fußkettchen, verlobungsring, siegelring, armreif, medaillon',
  'languages-spoken':
    'gebärdensprache, zweisprachig, mandarin, hindi, urdu, farsi, katalanisch, kurdisch',
  luggage: 'trolley, handgepäck, rucksack, reisetasche, rollkoffer',
  medicine:
    'antihistaminikum, antidepressivum, antibabypille, blutverdünner, hustensaft, schlaftablette, nasenspray, vitamine, kortison',
  metal: 'kupfer, bronze, chrom, zink, zinn, gusseisen, platin',
  milk: 'kefir, quark, buttermilch, kondensmilch, molke, magermilch, skyr',
  motorcycle: 'quad, mofa, motorroller, trike, crossmaschine',
  nuts: 'pekannuss, macadamia, paranuss, pinienkerne, marone, marzipan, nutella, nougat',
  pet: 'igel, schildkröte, ziege, schwein, alpaka, schaf, esel, spinne, vogelspinne, goldfisch',
  'photo-allowed': 'selfie, selfiestick, stativ, drohne, kamera, filmen, videoaufnahme',
  'public-holiday':
    'fronleichnam, pfingsten, pfingstmontag, himmelfahrt, christi himmelfahrt, allerheiligen, tag der arbeit, reformationstag, muttertag, vatertag, rosenmontag, heilige drei könige, tag der deutschen einheit, nationalfeiertag, buß- und bettag, black friday',
  'public-transport':
    'fernbus, fähre, s-bahn, u-bahn, regionalbahn, seilbahn, zahnradbahn, park and ride',
  'rabbit-rodent': 'frettchen, rennmaus, chinchilla, ratte, degu, hamster, häschen',
  'reptile-fish': 'gecko, leguan, chamäleon, python, goldfisch, koi, frosch, bartagame',
  roof: 'dachrinne, fallrohr, dachfenster, dachziegel',
  senior:
    'oma, opa, großmutter, großvater, großeltern, rentnerin, pensionär, pensioniert, ruhestand',
  shirt: 'tanktop, trikot, tunika, unterhemd, longsleeve',
  shoes:
    'slipper, pumps, gummistiefel, flip-flops, mokassins, espadrilles, clogs, ballerinas, high heels, halbschuhe, budapester',
  smartphone: 'klapphandy, tastenhandy, mobiltelefon',
  smoking: 'zigarre, vapen, e-zigarette, shisha, wasserpfeife, cannabis, tabak, kippe',
  'social-media': 'reels, storys, online-profil',
  'soft-drink': 'spezi, tonic, ginger ale, energydrink, schorle',
  spicy: 'jalapeno, sriracha, wasabi, tabasco, peperoni',
  'sports-gear':
    'schläger, schlittschuhe, inliner, knieschoner, yogamatte, kettlebell, schwimmbrille, badekappe, schienbeinschoner, schnorchel, flossen, neoprenanzug, skateboard',
  staff:
    'kellner, kellnerin, empfangsdame, stylist, techniker, krankenschwester, koch, barista, sekretärin, assistentin, geselle, bademeister',
  'student-discount': 'schüler, azubi, auszubildende, student, studentin, studi',
  tea: 'earl grey, matcha, rooibos, pfefferminztee, kamillentee, oolong, früchtetee',
  'tent-camping-gear': 'markise, hängematte, campingstuhl, gaskocher, stirnlampe, kühlbox, vorzelt',
  toy: 'actionfigur, spielkarten, rassel, drachen, bauklötze, bobbycar',
  trousers: 'chino, cordhose, jogginghose, cargohose, latzhose, caprihose, stoffhose',
  vegetables:
    'zucchini, aubergine, brokkoli, blumenkohl, lauch, knoblauch, rote bete, spargel, kürbis, grünkohl, bohnen, erbsen, mais',
  'vomiting-diarrhea':
    'norovirus, magen-darm, magen-darm-grippe, brechdurchfall, lebensmittelvergiftung',
  whatsapp: 'sprachnachricht, chatnachricht',
  wheelchair:
    'rollator, krücken, gehstock, gehhilfe, elektromobil, prothese, amputiert, gelähmt, blind, sehbehindert, schlecht zu fuß, gehbehindert, schwerbehindert, hüftoperation, autismus, autistisch, hörgeschädigt',
  wound:
    'blase, schürfwunde, splitter, nasenbluten, insektenstich, wespenstich, bienenstich, zeckenbiss, sonnenbrand',
};
