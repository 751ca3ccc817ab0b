/** English words for kinds of a concept: who asks about one is answered by text about the concept, not the other way round. */
export const kinds = {
  allergy:
    'epipen, epi pen, hay fever, anaphylaxis, anaphylactic, histamine, pollen, fructose, hives, coeliac disease, celiac disease',
  appliance:
    'kettle, toaster, blender, coffee machine, espresso machine, vacuum cleaner, hoover, iron, hair dryer, washer, tumble dryer, hob, extractor, air fryer, slow cooker, sewing machine',
  baby: 'toddler, two-year-old, one-year-old, newborn, twins, tot, bub',
  bag: 'tote, duffel, holdall, briefcase, clutch, messenger bag, satchel, bum bag, fanny pack',
  bicycle:
    'bmx, tandem, cargo bike, folding bike, racer, kids bike, fixie, penny farthing, hybrid bike, ten speed, ten-speed, three speed, beach cruiser, tourer, road racer',
  bird: 'parrot, budgie, budgerigar, cockatiel, cockatoo, macaw, finch, pigeon, owl, lovebird',
  boat: 'dinghy, yacht, canoe, kayak, raft, jet ski, paddleboard, catamaran',
  bread: 'ciabatta, focaccia, brioche, pita, naan, pumpernickel, spelt loaf, toast, flatbread',
  cake: 'brownie, tiramisu, pavlova, cheesecake, victoria sponge, carrot cake, eclair, pie, strudel, crumble',
  car: 'sedan, hatchback, estate car, station wagon, pickup truck, convertible, minibus, truck, lorry, people carrier, transit',
  cat: 'kitten, kitty, tabby, persian, siamese, tomcat, ragdoll, moggy',
  cheese:
    'brie, camembert, gouda, cheddar, blue cheese, stilton, ricotta, mascarpone, halloumi, burrata',
  child:
    'niece, nephew, grandchild, grandson, granddaughter, grandkids, schoolchild, preschooler, five-year-old, six-year-old, seven-year-old, eight-year-old, nine-year-old, ten-year-old, stepson, stepdaughter, lad, lass, wee one, nipper',
  clothing:
    'blazer, waistcoat, vest, tracksuit, pyjamas, pajamas, kimono, robe, uniform, costume, poncho, overalls, apron, onesie',
  coffee: 'cortado, ristretto, lungo, mocha, affogato, cold brew, filter coffee, frappe',
  'cold-flu':
    'bronchitis, tonsillitis, chickenpox, measles, mumps, whooping cough, pneumonia, sinus infection, strep throat, hand foot and mouth, conjunctivitis, pink eye, ear infection, shingles',
  dog: 'dachshund, sausage dog, poodle, spaniel, shepherd, german shepherd, collie, boxer, pug, puppy, pup, pooch, doggo, mutt, hound, greyhound, retriever, corgi, great dane, mongrel, whippet, cockapoo',
  electronics:
    'notebook, notebook computer, headphones, earbuds, speaker, projector, monitor, router, drone, smartwatch, e-reader, game console',
  family:
    'brother, sister, siblings, uncle, aunt, cousin, husband, wife, in-laws, boyfriend, girlfriend, partner',
  fish: 'sea bass, halibut, haddock, mackerel, sardines, anchovies, swordfish, monkfish, plaice',
  fruit:
    'mango, kiwi, pineapple, melon, watermelon, peach, plum, apricot, raspberry, blueberry, blackberry, fig, lime, grapefruit, avocado',
  furniture:
    'stool, bench, bookcase, dresser, chest of drawers, sideboard, cot bed, recliner, coffee table, bunk bed, nightstand',
  'heart-condition': 'stent, bypass, arrhythmia, blood thinners, angina',
  'id-document':
    'birth certificate, residence permit, green card, driving licence, driver license, military id, student card',
  indoor:
    'storm, stormy, thunder, thunderstorm, snow, snowing, hail, drizzle, downpour, wet weather, windy, heatwave',
  jacket:
    'trench coat, blazer, poncho, gilet, bomber, overcoat, fleece jacket, puffer, duffle coat, body warmer',
  jewelry:
    'brooch, cufflinks, pendant, anklet, engagement ring, signet ring, locket, bangle, chain necklace, piercing stud',
  'languages-spoken':
    'sign language, bilingual, mandarin, cantonese, hindi, urdu, punjabi, farsi, tagalog, catalan, welsh, gaelic, afrikaans, swahili',
  luggage: 'trolley case, hand luggage, carry-on, rucksack, holdall, suitcases, duffel bag',
  medicine:
    'antihistamine, antidepressant, birth control pill, blood thinner, contraceptive, cough syrup, sleeping pill, steroid, nasal spray, vitamins',
  metal: 'copper, bronze, chrome, zinc, tin, cast iron, pewter, platinum',
  milk: 'kefir, quark, buttermilk, condensed milk, whey, skimmed milk',
  motorcycle: 'quad, quad bike, motor scooter, trike, dirt bike, motocross',
  nuts: 'pecan, macadamia, brazil nut, pine nut, chestnut, marzipan, nutella, praline',
  pet: 'hedgehog, tortoise, goat, pig, alpaca, sheep, donkey, chinchilla, spider, tarantula, goldfish',
  'photo-allowed': 'selfie, selfie stick, tripod, drone, camera, filming, video recording, vlog',
  'public-holiday':
    'thanksgiving, memorial day, labor day, independence day, fourth of july, may day, mothers day, fathers day, halloween, martin luther king day, columbus day, st patricks day, good friday, whitsun, pentecost, ascension day, corpus christi, all saints, diwali, eid, hanukkah, yom kippur, black friday',
  'public-transport':
    'coach, ferry, light rail, trolleybus, commuter train, park and ride, monorail, minibus, funicular',
  'rabbit-rodent': 'ferret, gerbil, chinchilla, rat, degu, bunny, hamsters, mouse',
  'reptile-fish': 'gecko, iguana, chameleon, python, goldfish, koi, frog, newt, bearded dragon',
  roof: 'gutters, downpipe, skylight',
  senior:
    'grandma, grandpa, grandmother, grandfather, nan, gran, granny, granddad, grandparents, retired, eighty-year-old, elderly mother, elderly father',
  shirt: 'vest top, tank top, crop top, jersey, tunic, singlet',
  shoes:
    'loafers, pumps, wellies, wellingtons, flip-flops, moccasins, brogues, espadrilles, stilettos, clogs, ballet flats, high heels, crocs',
  smartphone: 'mobile, handset, flip phone',
  smoking: 'cigar, vaping, e-cigarette, shisha, hookah, cannabis, tobacco, ciggie',
  'social-media': 'reels, stories, online profile',
  'soft-drink': 'tonic, ginger ale, energy drink, root beer',
  spicy: 'jalapeno, sriracha, chilli flakes, wasabi, tabasco',
  'sports-gear':
    'racquet, skates, rollerblades, knee pads, yoga mat, kettlebell, goggles, swim cap, shin guards, golf clubs, snorkel, fins, wetsuit, skateboard, bat, gloves for boxing',
  staff:
    'waiter, waitress, receptionist, stylist, technician, chef, engineer, barista, bartender, secretary, assistant, lifeguard',
  'student-discount': 'pupil, apprentice, undergrad, uni student, college student, schoolkid',
  tea: 'earl grey, matcha, rooibos, peppermint tea, chamomile, oolong, camomile',
  'tent-camping-gear':
    'tarp, awning, hammock, camping chair, camping stove, headlamp, groundsheet, cool box',
  toy: 'action figure, jigsaw, playing cards, board game, rattle, scooter for kids, kite',
  trousers:
    'chinos, cords, corduroys, sweatpants, joggers, cargo pants, overalls, dungarees, capris',
  vegetables:
    'courgette, zucchini, aubergine, eggplant, broccoli, cauliflower, leek, garlic, beetroot, asparagus, pumpkin, squash, kale, beans, peas, sweetcorn',
  'vomiting-diarrhea': 'norovirus, stomach flu, gastro, food poisoning, tummy bug, the runs',
  whatsapp: 'chat message, signal app, voice message',
  wheelchair:
    'rollator, zimmer frame, walking frame, crutches, cane, walking stick, mobility scooter, prosthesis, amputee, paralyzed, blind, visually impaired, bad knees, hip replacement, mobility aid, cannot climb stairs, autism, autistic, hearing impaired',
  wound:
    'blister, graze, scrape, splinter, nosebleed, insect bite, wasp sting, bee sting, tick bite, sunburn',
};

/** Concepts that have words for their kinds. */
export type KindsConcept = keyof typeof kinds;
