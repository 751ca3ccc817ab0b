/** English words about clothes, colors, materials, sizes and other goods, grouped by meaning. */
export const goodsConcepts = {
  alterations:
    'alterations, hem, shorten, take in, take up, tailor, seamstress, too long, zipper, alter, hemming, let out, sewing, new zipper, zip',
  bag: 'bag, backpack, rucksack, handbag, suitcase, purse, daypack, pack',
  beanie: 'beanie, woolly hat, knit cap, hat, cap, winter hat, bobble hat, headwear',
  'best-popular':
    'best, most popular, bestseller, recommended, favorite, recommendation, signature, top seller, specialty',
  black: 'black',
  blue: 'blue, navy, light blue, turquoise, teal',
  'board-game': 'board game, game, games, card game, video game, console',
  'book-item':
    'book, books, novel, paperback, hardcover, author, textbook, read, comic, e-book, audiobook',
  brown: 'brown, beige, tan, camel',
  'candle-soap': 'candle, soap, perfume, scent, candles, fragrance, shampoo, essential oil',
  'care-instructions':
    'care instructions, how do i wash, machine washable, wash it, tumble dry, washable, how to clean',
  'carpet-curtain': 'carpet, rug, curtain, curtains, blinds',
  'charger-cable': 'charger, cable, charging, charge my phone, adapter, power bank, usb, plug in',
  'climbing-gear': 'climbing, rope, harness, carabiner, bouldering, climbing shoes',
  clothing: 'clothes, clothing, apparel, garment, outfit, wear',
  color: 'color, colour, colors, shade, which colors',
  cotton: 'cotton, organic cotton, denim',
  'data-recovery':
    'data recovery, lost data, hard drive, backup, recover photos, my data, virus, wiped',
  'down-feather': 'feathers, down filling, goose down, fill power',
  dress: 'dress, gown, skirt, evening dress',
  'dry-cleaning': 'dry cleaning, dry clean, stain, cleaners, stain removal, stains',
  electronics:
    'electronics, computer, laptop, phone repair, tablet computer, pc, device, printer, appliance, camera, tv, television, laptops, notebook computer',
  fabric: 'fabric, textile, cloth, upholstery, by the meter, material',
  fastest: 'fastest, quickest, faster, quicker, soonest, earliest, as soon as possible',
  'file-format':
    'file, pdf, file format, upload, resolution, artwork, dpi, print-ready, usb stick, proof',
  flowers:
    'flowers, bouquet, roses, florist, flower, tulips, cut flowers, flower arrangement, bunch of flowers',
  'funeral-flowers': 'funeral, wreath, sympathy, funeral flowers, condolence, grave',
  furniture:
    'furniture, table, chair, sofa, couch, bed, wardrobe, shelf, mattress, armchair, desk, cupboard',
  'glass-material': 'glass pane, mirror, glazing, window pane, windowpane',
  gray: 'gray, grey, anthracite, charcoal',
  green: 'green, olive, khaki',
  heaviest: 'heaviest, heavier',
  heavy: 'heavy, weight, how heavy, weigh, weighs',
  'hiking-boots': 'hiking boots, walking boots, trekking shoes, mountain boots',
  jacket: 'jacket, coat, parka, raincoat, anorak, windbreaker, down jacket, rain jacket',
  jewelry:
    'jewelry, jewellery, ring, necklace, earring, bracelet, gold, silver, wedding ring, earrings, engagement ring',
  lamp: 'lamp, light, lamps, bulb, light bulb, lighting, led',
  large: 'large, big, huge, xl, extra large, plus size',
  larger: 'larger, bigger, more spacious, more room',
  largest: 'largest, biggest, most spacious, roomiest',
  laundry:
    'laundry, laundromat, washing, wash and fold, ironing, launder, iron, pressing, laundrette',
  leather: 'leather, suede, faux leather, vegan leather',
  lightest: 'lightest, lighter, least heavy, weighs the least',
  lightweight: 'light, lightweight, ultralight, weighs little',
  long: 'long, length',
  longer: 'longer, lengthier',
  longest: 'longest',
  'made-in':
    'made in, manufactured, where is it made, country of origin, origin, come from, handmade, produced, hand-made',
  medium: 'medium, mid-size, middle',
  metal: 'metal, steel, stainless steel, aluminum, iron, brass, titanium',
  'music-instrument':
    'guitar, piano, violin, instrument, drums, flute, keyboard, saxophone, musical instrument, ukulele, cello, trumpet',
  newest: 'newest, latest, new, new arrivals, most recent, just in',
  newspaper: 'newspaper, magazine, newspapers, press',
  oldest: 'oldest, older, old',
  'orange-color': 'orange colored, orange',
  photo:
    'photo, photos, picture, image, images, portrait, passport photo, photographer, photo shoot, pictures, headshot, photography session, shoot',
  'picture-framing': 'picture frame, framing, frame, frame a picture',
  pink: 'pink, rose-colored, fuchsia',
  'plant-care':
    'water plants, watering, repot, fertilizer, soil, plant dying, repotting, compost, potting soil, fertiliser',
  plants:
    'plant, plants, houseplant, potted plant, tree, shrub, seedling, herb, seeds, hedge, nursery, bulbs, perennials',
  plastic: 'plastic, plastics, acrylic, pvc',
  printing:
    'print, printing, copies, copy, business cards, flyers, poster, scan, photocopy, prints, banner, bind, binding, lamination',
  purple: 'purple, violet, lilac',
  quality: 'quality, durable, sturdy, long-lasting',
  red: 'red, burgundy, bordeaux',
  'scarf-gloves': 'scarf, gloves, mittens, shawl, glove',
  'screen-repair':
    'cracked screen, screen repair, broken display, broken screen, display, screen, touchscreen, screen replacement',
  shirt: 'shirt, t-shirt, tee, blouse, polo, top',
  'shoe-repair': 'shoe repair, resole, new heels, cobbler, new soles, sole, heel',
  shoes: 'shoes, footwear, sneakers, trainers, boots, sandals, shoe, runners, heels, slippers',
  short: 'short, brief',
  shortest: 'shortest, briefest',
  'silk-linen': 'silk, linen, satin, velvet, lace',
  size: 'size, sizes, sizing, what size, size chart, fit, fits, size guide, measurements, runs small',
  small: 'small, little, tiny, petite, compact, mini',
  smallest: 'smallest, tiniest, littlest',
  smartphone: 'smartphone, cell phone, iphone, mobile phone, handset, android phone, samsung',
  'sports-gear':
    'sports equipment, ball, racket, dumbbells, fitness equipment, sporting goods, helmet',
  stationery: 'stationery, pen, notebook, paper, pencil, school supplies, envelope, ink',
  'stone-ceramic': 'ceramic, tile, stone, marble, porcelain, tiles, pottery',
  suit: 'suit, tuxedo, tie, blazer, dinner jacket',
  sustainability:
    'sustainable, eco-friendly, fair trade, environment, climate, carbon neutral, ethical, recycled',
  sweater: 'sweater, jumper, pullover, hoodie, sweatshirt, cardigan, fleece',
  swimwear: 'swimwear, swimsuit, bikini, swim trunks, bathing suit',
  synthetic: 'polyester, nylon, synthetic, elastane, gore-tex, microfiber',
  'tent-camping-gear': 'tent, sleeping bag, camping gear, sleeping mat, camp stove, sleeping pad',
  toy: 'toy, toys, doll, puzzle, plush, stuffed animal, building blocks, lego, teddy, soft toy, toy car',
  trousers: 'trousers, pants, jeans, slacks, leggings, shorts',
  underwear: 'underwear, bra, socks, tights, briefs, lingerie, boxers, stockings, sock',
  warmest: 'warmest, warmer, warm, insulated, thermal',
  'watch-clock': 'watch, clock, watch battery, wristwatch, watch strap',
  'water-damage-device': 'water damage, got wet, dropped in water, liquid damage, spilled',
  waterproof: 'waterproof, water-resistant, watertight, rainproof, water column',
  'wedding-dress': 'wedding dress, bridal gown, bridal wear',
  white: 'white, ivory, cream-colored',
  wood: 'wood, wooden, oak, pine, beech, solid wood, timber',
  wool: 'wool, woolen, merino, cashmere, lambswool, woollen',
  'yarn-craft': 'yarn, knitting, crochet, craft supplies, knitting needles, haberdashery',
  yellow: 'yellow, mustard yellow, golden',
};

export type GoodsConcept = keyof typeof goodsConcepts;
