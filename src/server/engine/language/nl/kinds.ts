import type { KindsConcept } from '#server/engine/language/en/kinds.ts';

/** Dutch words for kinds of a concept: who asks about one is answered by text about the concept, not the other way round. */
export const kinds: Record<KindsConcept, string> = {
  allergy: 'epipen, hooikoorts, anafylaxie, histamine, pollen, fructose, netelroos, coeliakie',
  appliance:
    'waterkoker, broodrooster, blender, koffiezetapparaat, espressomachine, stofzuiger, strijkijzer, föhn, droger, kookplaat, afzuigkap, airfryer, naaimachine',
  baby: 'peuter, dreumes, eenjarige, tweejarige, tweeling, pasgeborene',
  bag: 'aktetas, reistas, schoudertas, heuptas, schooltas, clutch',
  bicycle: 'tandem, bakfiets, vouwfiets, racefiets, kinderfiets, omafiets, ligfiets, bmx',
  bird: 'papegaai, parkiet, valkparkiet, kaketoe, kanarie, duif, uil',
  boat: 'rubberboot, jacht, kano, kajak, vlot, jetski, catamaran, sup, roeiboot',
  bread: 'ciabatta, focaccia, brioche, pitabrood, roggebrood, speltbrood, toast, krentenbrood',
  cake: 'brownie, tiramisu, appeltaart, cheesecake, tompouce, eclair, vlaai, slagroomtaart',
  car: 'sedan, stationwagen, bestelbus, busje, vrachtwagen, cabrio, terreinwagen, personenbusje',
  cat: 'kitten, poes, kater, pers, siamees',
  cheese: 'brie, camembert, gouda, blauwe kaas, ricotta, mascarpone, burrata, geitenkaas, feta',
  child:
    'nichtje, neefje, kleinkind, kleinzoon, kleindochter, schoolkind, kleuter, vijfjarige, zesjarige, zevenjarige, achtjarige, tienjarige, stiefzoon, jochie',
  clothing: 'gilet, trainingspak, pyjama, badjas, uniform, kostuum, poncho, tuinbroek, schort',
  coffee: 'cortado, ristretto, lungo, verkeerd, koffie verkeerd, filterkoffie, cold brew',
  'cold-flu':
    'bronchitis, keelontsteking, waterpokken, mazelen, bof, kinkhoest, longontsteking, bindvliesontsteking, oorontsteking, roodvonk, gordelroos',
  dog: 'teckel, poedel, herder, duitse herder, puppy, mopshond, viervoeter, hazewind, bastaard, labradoodle',
  electronics:
    'notebook, laptop, koptelefoon, oordopjes, luidspreker, beamer, monitor, router, drone, smartwatch, spelcomputer',
  family: 'broer, zus, oom, tante, echtgenoot, schoonouders, vriendin',
  fish: 'zeebaars, heilbot, makreel, sardines, ansjovis, zwaardvis, kabeljauw, haring',
  fruit:
    'mango, kiwi, ananas, meloen, watermeloen, perzik, pruim, abrikoos, framboos, blauwe bes, vijg, limoen, avocado',
  furniture: 'boekenkast, ladekast, dressoir, fauteuil, salontafel, stapelbed, nachtkastje',
  'heart-condition': 'stent, bypass, hartritmestoornis, bloedverdunner, angina pectoris',
  'id-document': 'geboorteakte, verblijfsvergunning, rijbewijs, studentenkaart, paspoort',
  indoor: 'storm, onweer, sneeuw, sneeuwt, hagel, motregen, stortbui, wind, hittegolf, slecht weer',
  jacket: 'trenchcoat, blazer, poncho, bomberjack, donsjas, fleecevest, bodywarmer, regenjas',
  jewelry: 'broche, manchetknopen, hanger, enkelbandje, verlovingsring, zegelring, medaillon',
  'languages-spoken': 'gebarentaal, tweetalig, mandarijn, fries, hindi, catalaans',
  luggage: 'trolley, handbagage, rugzak, reistas, rolkoffer',
  medicine:
    'antihistaminicum, antidepressivum, anticonceptiepil, hoestdrank, slaappil, bloedverdunner, vitamines, neusspray',
  metal: 'koper, brons, chroom, zink, gietijzer, platina',
  milk: 'kefir, kwark, karnemelk, gecondenseerde melk, magere melk',
  motorcycle: 'quad, brommer, bromfiets, snorfiets',
  nuts: 'pecannoot, macadamia, paranoot, pijnboompitten, kastanje, marsepein, nutella',
  pet: 'egel, schildpad, geit, varken, alpaca, schaap, ezel, goudvis',
  'photo-allowed': 'selfie, selfiestick, statief, drone, camera, filmen, video',
  'public-holiday':
    'koningsdag, bevrijdingsdag, hemelvaart, hemelvaartsdag, pinksteren, tweede pinksterdag, goede vrijdag, moederdag, vaderdag, sinterklaas, dag van de arbeid, allerheiligen, tweede kerstdag, black friday',
  'public-transport': 'touringcar, veerboot, pont, sprinter, intercity, kabelbaan, sneltram',
  'rabbit-rodent': 'fret, gerbil, chinchilla, rat, degoe, hamster, cavia',
  'reptile-fish': 'gekko, leguaan, kameleon, python, koi, kikker',
  roof: 'dakgoot, regenpijp, dakraam, dakpannen',
  senior: 'oma, opa, grootmoeder, grootvader, grootouders, gepensioneerde, aow',
  shirt: 'tanktop, topje, tuniek, hemdje, polo',
  shoes: "instappers, pumps, regenlaarzen, slippers, espadrilles, klompen, ballerina's, hakken",
  smartphone: 'mobieltje, mobiele telefoon',
  smoking: 'sigaar, vapen, e-sigaret, waterpijp, wiet, cannabis, tabak, peuk',
  'social-media': 'reels, stories, profiel',
  'soft-drink': 'tonic, cassis, energiedrank',
  spicy: 'jalapeño, sambal, wasabi, tabasco',
  'sports-gear':
    'racket, schaatsen, skeelers, kniebeschermers, yogamat, halters, zwembril, badmuts, scheenbeschermers, snorkel, zwemvliezen, wetsuit, skateboard',
  staff:
    'ober, serveerster, receptionist, stylist, monteur, verpleegkundige, kok, barista, chauffeur, secretaresse, assistent, badmeester',
  'student-discount': 'scholier, leerling, student, studentenkaart',
  tea: 'earl grey, matcha, rooibos, muntthee, kamille, oolong',
  'tent-camping-gear': 'zeil, luifel, hangmat, campingstoel, gasbrander, hoofdlamp, koelbox',
  toy: 'actiefiguur, speelkaarten, rammelaar, vlieger, blokken',
  trousers: 'chino, ribbroek, joggingbroek, cargobroek, tuinbroek, driekwartbroek',
  vegetables:
    'courgette, aubergine, broccoli, bloemkool, prei, knoflook, biet, asperges, pompoen, boerenkool, bonen, erwten, mais',
  'vomiting-diarrhea': 'norovirus, buikgriep, voedselvergiftiging',
  whatsapp: 'appje, spraakbericht',
  wheelchair:
    'rollator, wandelstok, scootmobiel, prothese, geamputeerd, blind, slechtziend, slecht ter been, slechte knieën, heupoperatie, autisme, autistisch, slechthorend',
  wound:
    'blaar, schaafwond, splinter, bloedneus, insectenbeet, wespensteek, bijensteek, zonnebrand',
};
