import type { ValueWords } from '#server/engine/language/value-words.ts';

export const valueWords: ValueWords = {
  counts: 'een,twee,drie,vier,vijf,zes,zeven,acht,negen,tien,elf,twaalf',
  sizes: { small: 'klein kleine', middle: 'middel middelgrote', large: 'groot grote' },
  howBig: 'hoe diep,hoe groot,hoe hoog,hoe breed,hoe zwaar,hoe warm,hoe heet,hoe koud,hoe ver',
  howOld: 'hoe oud,welke leeftijd,minimumleeftijd',
};
