import type { KindsConcept } from '#server/engine/language/en/kinds.ts';

/** Polish words for kinds of a concept: who asks about one is answered by text about the concept, not the other way round. */
export const kinds: Record<KindsConcept, string> = {
  allergy: 'epipen, katar sienny, anafilaksja, histamina, pyłki, fruktoza, pokrzywka, celiakia',
  appliance:
    'czajnik, toster, blender, ekspres do kawy, odkurzacz, żelazko, suszarka, płyta grzewcza, okap, frytkownica, maszyna do szycia',
  baby: 'maluch, roczniak, dwulatek, bliźniaki, noworodek, brzdąc',
  bag: 'teczka, torba podróżna, torba na ramię, tornister',
  bicycle: 'tandem, rower cargo, składak, szosówka, rower dziecięcy, bmx',
  bird: 'papuga, papużka, kakadu, kanarek, gołąb, sowa',
  boat: 'ponton, jacht, kanu, kajak, tratwa, skuter wodny, katamaran, deska sup',
  bread: 'ciabatta, focaccia, brioszka, pita, pumpernikiel, chleb tostowy, chleb orkiszowy',
  cake: 'brownie, tiramisu, sernik, szarlotka, makowiec, ekler, karpatka',
  car: 'sedan, kombi, furgonetka, ciężarówka, kabriolet, minivan, dostawczak',
  cat: 'kotek, kocur, kociak, perski, syjamski',
  cheese: 'brie, camembert, gouda, ser pleśniowy, ricotta, mascarpone, burrata, oscypek',
  child:
    'siostrzeniec, bratanek, siostrzenica, wnuk, wnuczka, uczeń, przedszkolak, pięciolatek, sześciolatek, siedmiolatek, ośmiolatek, dziesięciolatek, pasierb, dzieciak',
  clothing: 'kamizelka, dres, piżama, szlafrok, mundur, poncho, ogrodniczki, fartuch',
  coffee: 'cortado, ristretto, lungo, kawa przelewowa, kawa z mlekiem, americano',
  'cold-flu':
    'zapalenie oskrzeli, angina, ospa, odra, świnka, krztusiec, zapalenie płuc, zapalenie spojówek, zapalenie ucha, szkarlatyna, półpasiec',
  dog: 'jamnik, pudel, owczarek, owczarek niemiecki, szczeniak, piesek, mops, chart, kundel, buldog',
  electronics:
    'notebook, laptop, słuchawki, głośnik, projektor, monitor, router, dron, smartwatch, konsola',
  family: 'siostra, rodzeństwo, wujek, ciocia, kuzyn, kuzynka, mąż, żona, teściowie',
  fish: 'okoń, halibut, makrela, sardynki, anchois, miecznik, sola, dorsz, karp, sandacz',
  fruit:
    'mango, kiwi, ananas, melon, arbuz, brzoskwinia, śliwka, morela, malina, borówka, jeżyna, figa, limonka, awokado',
  furniture: 'taboret, ławka, regał, komoda, kredens, fotel, stolik, łóżko piętrowe, szafka nocna',
  'heart-condition': 'stent, bajpas, arytmia, leki na rozrzedzenie krwi',
  'id-document': 'akt urodzenia, karta pobytu, prawo jazdy, legitymacja, legitymacja studencka',
  indoor: 'burza, śnieg, mżawka, ulewa, wiatr, upał, zła pogoda',
  jacket: 'trencz, marynarka, poncho, puchówka, polar, płaszcz, bezrękawnik',
  jewelry: 'broszka, spinki, wisiorek, pierścionek zaręczynowy, sygnet, medalion',
  'languages-spoken': 'język migowy, dwujęzyczny, mandaryński, hindi, kataloński',
  luggage: 'walizka na kółkach, bagaż podręczny, plecak, torba podróżna',
  medicine:
    'antyhistaminowe, antydepresant, tabletka antykoncepcyjna, syrop, lek nasenny, witaminy, spray do nosa',
  metal: 'miedź, brąz, chrom, cynk, żeliwo, platyna',
  milk: 'kefir, twaróg, maślanka, mleko skondensowane, serwatka',
  motorcycle: 'quad, motorower, motorynka',
  nuts: 'pekan, makadamia, orzech brazylijski, orzeszki piniowe, kasztan, marcepan, nutella',
  pet: 'jeż, żółw, koza, świnia, alpaka, owca, osioł, pająk, złota rybka',
  'photo-allowed': 'selfie, kijek do selfie, statyw, dron, aparat, filmować, nagrywać, wideo',
  'public-holiday':
    'boże ciało, zielone świątki, wszystkich świętych, majówka, pierwszy maja, trzeci maja, święto niepodległości, trzech króli, dzień matki, dzień ojca, wniebowzięcie, wielki piątek, black friday',
  'public-transport': 'autokar, prom, kolejka, skm, pkp, trolejbus, kolej linowa',
  'rabbit-rodent': 'fretka, myszoskoczek, szynszyla, szczur, koszatniczka, chomik, świnka morska',
  'reptile-fish': 'gekon, legwan, kameleon, pyton, koi, żaba',
  roof: 'rynna, rura spustowa, okno dachowe, dachówka',
  senior: 'babcia, dziadek, dziadkowie, emerytka',
  shirt: 'podkoszulek, tunika, koszulka',
  shoes: 'mokasyny, szpilki, kalosze, klapki, japonki, espadryle, chodaki, baleriny',
  smartphone: 'komórka, telefon komórkowy',
  smoking: 'cygaro, wapować, e-papieros, shisha, marihuana, tytoń',
  'social-media': 'rolki na instagramie, relacje, profil',
  'soft-drink': 'tonik, oranżada, napój energetyczny',
  spicy: 'jalapeño, wasabi, tabasco, chili',
  'sports-gear':
    'rakieta, łyżwy, rolki, ochraniacze, mata do jogi, hantle, okularki, czepek, nagolenniki, fajka do nurkowania, płetwy, pianka, deskorolka',
  staff:
    'kelner, kelnerka, recepcjonistka, fryzjer, technik, pielęgniarka, kucharz, barista, kierowca, sekretarka, asystent, ratownik',
  'student-discount': 'uczeń, praktykant, student, legitymacja szkolna',
  tea: 'earl grey, matcha, rooibos, mięta, rumianek, oolong',
  'tent-camping-gear':
    'plandeka, markiza, hamak, krzesło kempingowe, kuchenka turystyczna, czołówka, lodówka turystyczna',
  toy: 'figurka, karty do gry, grzechotka, latawiec, klocki',
  trousers: 'chinosy, sztruksy, dresy, bojówki, ogrodniczki',
  vegetables:
    'cukinia, bakłażan, brokuł, kalafior, czosnek, burak, szparagi, dynia, jarmuż, fasola, groszek, kukurydza',
  'vomiting-diarrhea': 'norowirus, grypa żołądkowa, jelitówka, zatrucie pokarmowe',
  whatsapp: 'wiadomość głosowa, esemes',
  wheelchair:
    'balkonik, skuter inwalidzki, proteza, po amputacji, niewidomy, słabowidzący, chore kolana, proteza biodra, autyzm, głuchy',
  wound: 'pęcherz, otarcie, drzazga, krwawienie z nosa, ukąszenie, użądlenie, oparzenie słoneczne',
};
