import { wordsOfEach } from './languages.ts';

export const talkByLanguage = wordsOfEach(({ talk }) => talk);
