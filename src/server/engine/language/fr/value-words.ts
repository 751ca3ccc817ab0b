import type { ValueWords } from '#server/engine/language/value-words.ts';

export const valueWords: ValueWords = {
  counts: 'un/une,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,onze,douze',
  sizes: { small: 'petit petite petits petites', middle: 'moyen moyenne', large: 'grand grande' },
  howBig:
    'quelle profondeur,quelle taille,quelle hauteur,combien pese,quelle temperature,a quelle distance',
  howOld: 'quel age,age minimum,a partir de quel age',
};
