import type { Wordings } from '#server/engine/language/spoken-words.ts';

export const wordings: Wordings = {
  greeting: 'bună, bună ziua, bună dimineața, bună seara, salut, salutare, noroc, neața',
  howAreYou: 'ce mai faci, ce mai faceți, ce faci',
  thanks:
    'mulțumesc, mulțumesc mult, mulțumim, vă mulțumesc, vă mulțumesc mult, mersi, mersi mult, mulțumesc frumos, mulțumesc pentru ajutor',
  goodbye: 'la revedere, pa, pa pa, o zi bună, o zi frumoasă, pe curând, noapte bună',
  acknowledge: 'bine, în regulă, am înțeles, ok, okay, de acord',
  accept: 'da, da vă rog, sigur, desigur',
  decline: 'nu, nu mulțumesc, nu e nevoie',
  praise: 'super, excelent, perfect, grozav, minunat',
  about:
    'cine ești, cine sunteți, ești robot, ești un robot, sunteți un robot, ești om, ești o persoană',
  help: 'ajutor, am nevoie de ajutor, mă puteți ajuta, mă poți ajuta, cu ce mă poți ajuta',
  human:
    'vreau să vorbesc cu o persoană, vreau să vorbesc cu un om, vreau să vorbesc cu cineva, vreau să vorbesc cu un operator, aș dori să vorbesc cu cineva, aș vrea să vorbesc cu o persoană, pot vorbi cu cineva, pot vorbi cu o persoană, pot vorbi cu un operator, operator, un operator, serviciul clienți',
  filler: 'vă rog, te rog, mult, foarte',
};
