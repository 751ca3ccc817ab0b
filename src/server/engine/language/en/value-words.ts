import type { ValueWords } from '#server/engine/language/value-words.ts';

export const valueWords: ValueWords = {
  counts: 'one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve',
  sizes: {
    small: 'small smaller smallest little mini half',
    middle: 'medium middle mid regular',
    large: 'large larger largest big bigger biggest full huge',
  },
  howBig:
    'how deep,how big,how large,how tall,how high,how wide,how heavy,how hot,how warm,how cold,how far,how fast',
  howOld: 'how old,what age,which age,minimum age,age limit,youngest age',
};
