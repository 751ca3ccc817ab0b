import type { KindsConcept } from '#server/engine/language/en/kinds.ts';

/** Spanish words for kinds of a concept: who asks about one is answered by text about the concept, not the other way round. */
export const kinds: Record<KindsConcept, string> = {
  allergy:
    'epipen, fiebre del heno, anafilaxia, histamina, polen, fructosa, urticaria, enfermedad celíaca',
  appliance:
    'hervidor, tostadora, batidora, cafetera, aspiradora, plancha, secador, secadora, vitrocerámica, campana, freidora de aire, máquina de coser',
  baby: 'niño pequeño, gemelos, mellizos, recién nacido, nene, nena',
  bag: 'maletín, bolsa de viaje, bandolera, riñonera, mochila escolar',
  bicycle: 'tándem, bici de carga, bici plegable, bici de carreras, bici infantil, bmx',
  bird: 'loro, periquito, cacatúa, canario, paloma, búho, ninfa, agapornis',
  boat: 'lancha, yate, canoa, kayak, moto de agua, catamarán, paddle surf',
  bread: 'chapata, focaccia, brioche, pan de pita, pan de molde, pan de espelta, hogaza',
  cake: 'brownie, tiramisú, tarta de queso, bizcocho, roscón, milhojas, tarta de zanahoria',
  car: 'berlina, ranchera, furgoneta, monovolumen, camión, descapotable, todoterreno, familiar',
  cat: 'gatito, gatita, persa, siamés, minino',
  cheese: 'brie, camembert, gouda, manchego, queso azul, ricotta, burrata, halloumi, cabrales',
  child:
    'sobrino, sobrina, nieto, nieta, escolar, de cinco años, de seis años, de siete años, de ocho años, de diez años, chaval, chavala, crío, peque',
  clothing: 'chaleco, chándal, pijama, bata, uniforme, disfraz, poncho, peto, delantal',
  coffee: 'cortado, ristretto, café solo, café con leche, carajillo, café de filtro',
  'cold-flu':
    'bronquitis, amigdalitis, varicela, sarampión, paperas, tos ferina, neumonía, conjuntivitis, otitis, escarlatina, herpes zóster',
  dog: 'teckel, perro salchicha, caniche, pastor alemán, cachorro, perrito, galgo, chucho, mastín, podenco',
  electronics:
    'portátil, ordenador portátil, auriculares, altavoz, proyector, monitor, router, dron, reloj inteligente, consola',
  family:
    'hermano, hermana, hermanos, tío, tía, primo, prima, marido, esposa, suegros, novio, novia',
  fish: 'lubina, dorada, merluza, caballa, sardinas, anchoas, pez espada, rape, lenguado, boquerones',
  fruit:
    'mango, kiwi, piña, melón, sandía, melocotón, ciruela, albaricoque, frambuesa, arándano, mora, higo, lima, aguacate',
  furniture: 'taburete, estantería, cómoda, aparador, sillón, mesita, litera, vitrina',
  'heart-condition': 'stent, bypass, arritmia, anticoagulante, angina de pecho',
  'id-document':
    'partida de nacimiento, permiso de residencia, carné de conducir, tarjeta de residencia, nie',
  indoor: 'tormenta, nieve, nieva, granizo, llovizna, aguacero, viento, ola de calor, temporal',
  jacket: 'gabardina, americana, poncho, cazadora, plumífero, forro polar, sobretodo',
  jewelry: 'broche, gemelos de camisa, colgante, tobillera, anillo de compromiso, pulsera, medalla',
  'languages-spoken': 'lengua de signos, bilingüe, mandarín, catalán, euskera, gallego, hindi',
  luggage: 'trolley, equipaje de mano, mochila, bolsa de viaje, maletas',
  medicine:
    'antihistamínico, antidepresivo, anticonceptivo, jarabe, somnífero, anticoagulante, vitaminas, aerosol nasal',
  metal: 'cobre, bronce, cromo, zinc, estaño, hierro fundido, platino',
  milk: 'kéfir, requesón, suero de leche, leche condensada, leche desnatada',
  motorcycle: 'quad, ciclomotor, vespino, triciclo',
  nuts: 'pacana, macadamia, nuez de brasil, piñones, castaña, mazapán, nutella, turrón',
  pet: 'erizo, tortuga, cabra, cerdo, alpaca, oveja, burro, araña, pez de colores',
  'photo-allowed': 'selfi, selfie, palo selfie, trípode, dron, cámara, grabar, vídeo',
  'public-holiday':
    'corpus, semana santa, jueves santo, viernes santo, pentecostés, todos los santos, día del trabajo, primero de mayo, día de la madre, día del padre, reyes, día de reyes, la constitución, la inmaculada, san juan, fiesta nacional, black friday',
  'public-transport': 'autocar, transbordador, ferri, cercanías, funicular, teleférico, trolebús',
  'rabbit-rodent': 'hurón, jerbo, chinchilla, rata, degú, hámster, cobaya',
  'reptile-fish': 'gecko, iguana, camaleón, pitón, koi, rana, dragón barbudo',
  roof: 'canalón, bajante, tragaluz, tejas',
  senior: 'abuela, abuelo, abuelos, pensionista, prejubilado',
  shirt: 'camiseta de tirantes, top, túnica, polo',
  shoes: 'mocasines, tacones, botas de agua, chanclas, alpargatas, zuecos, bailarinas, zapatillas',
  smartphone: 'móvil, teléfono móvil',
  smoking: 'vapear, vaper, cigarrillo electrónico, cachimba, cannabis, tabaco, piti',
  'social-media': 'reels, historias, perfil',
  'soft-drink': 'tónica, gaseosa, bebida energética',
  spicy: 'jalapeño, guindilla, wasabi, tabasco',
  'sports-gear':
    'raqueta, patines, rodilleras, esterilla, gafas de natación, gorro de baño, espinilleras, tubo de buceo, aletas, neopreno, monopatín',
  staff:
    'camarero, camarera, recepcionista, estilista, técnico, enfermera, cocinero, barista, conductor, secretaria, ayudante, socorrista',
  'student-discount': 'alumno, aprendiz, universitario, estudiante, carné joven',
  tea: 'earl grey, matcha, rooibos, poleo, menta poleo, manzanilla, oolong',
  'tent-camping-gear':
    'lona, toldo, hamaca, silla de camping, hornillo, linterna frontal, nevera portátil',
  toy: 'figura de acción, naipes, sonajero, cometa, bloques',
  trousers: 'chinos, pana, pantalón de chándal, cargo, peto, piratas',
  vegetables:
    'calabacín, berenjena, brócoli, coliflor, puerro, ajo, remolacha, espárrago, calabaza, judías, guisantes, maíz',
  'vomiting-diarrhea': 'norovirus, gastroenteritis, intoxicación alimentaria',
  whatsapp: 'mensaje de voz, wasap',
  wheelchair:
    'andador, muletas, bastón, scooter eléctrico, prótesis, amputado, ciego, invidente, discapacidad visual, problemas de rodilla, prótesis de cadera, autismo, autista, sordo',
  wound:
    'ampolla, rasguño, astilla, sangrado de nariz, picadura, picadura de avispa, picadura de abeja, quemadura solar',
};
