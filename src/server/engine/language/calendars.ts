import { wordsOfEach } from './languages.ts';

export const calendars = wordsOfEach(({ calendar }) => calendar);
