import type { KindsConcept } from './en/kinds.ts';

/** Names that are the same in every language: brands, breeds and products that people say instead of the thing. */
export const names: Partial<Record<KindsConcept, string>> = {
  car: 'volkswagen, vw, bmw, mercedes, audi, opel, ford, fiat, renault, peugeot, citroen, skoda, toyota, mazda, nissan, hyundai, kia, volvo, subaru, porsche, dacia, suzuki, mitsubishi, jeep, chevrolet, chevy, lexus, land rover, alfa romeo',
  cat: 'maine coon, british shorthair, sphynx',
  dog: 'labrador, chihuahua, golden retriever, husky, rottweiler, beagle, border collie, cocker spaniel, terrier, pitbull, bulldog, dalmatian, doberman, labradoodle, schnauzer',
  electronics:
    'macbook, ipad, chromebook, thinkpad, kindle, playstation, xbox, nintendo, gopro, airpods, imac',
  medicine:
    'nurofen, voltaren, diclofenac, cortisone, xanax, valium, amoxicillin, metformin, melatonin',
  motorcycle: 'yamaha, kawasaki, ducati, harley, harley davidson, ktm, piaggio, lambretta',
  'public-transport': 'tgv, eurostar, flixbus',
  shoes: 'adidas, birkenstock, converse, crocs, dr martens, nike, puma',
  smartphone: 'galaxy, xiaomi, huawei, oneplus, motorola, nokia, fairphone',
  'soft-drink': 'sprite, pepsi, coca cola, red bull, club mate',
  'social-media': 'linkedin, youtube, snapchat, pinterest, twitter',
  whatsapp: 'viber, imessage, facetime',
};
