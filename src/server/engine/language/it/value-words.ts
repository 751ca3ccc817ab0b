import type { ValueWords } from '#server/engine/language/value-words.ts';

export const valueWords: ValueWords = {
  counts: 'un/una/uno,due,tre,quattro,cinque,sei,sette,otto,nove,dieci,undici,dodici',
  sizes: { small: 'piccolo piccola piccoli', middle: 'medio media', large: 'grande grandi' },
  howBig: 'quanto e profond,quanto e grande,quanto e alto,quanto pesa,che temperatura,quanto dista',
  howOld: 'quanti anni,che eta,eta minima',
};
