import { readFileSync, existsSync } from 'node:fs';
import type { TextLanguage } from './text-language.ts';
const codes = (process.env.READ ?? 'es,de').split(',');
const load = (code: string) => JSON.parse(readFileSync(`/work/authors/dict/${code}.json`, 'utf8'));
/** By English word what it's called in a language. */
export const wordsInEnglish: Partial<Record<TextLanguage, Readonly<Record<string, string>>>> = Object.fromEntries(codes.filter((code) => existsSync(`/work/authors/dict/${code}.json`)).map((code) => [code, load(code)]));
