/** Articles, prepositions and conjunctions that are written together with the word, the longest first. */
const fronts = ['وبال', 'وكال', 'فبال', 'وال', 'بال', 'كال', 'فال', 'ولل', 'ال', 'لل', 'و'];
const ends = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ية', 'هم', 'نا', 'وا', 'ه', 'ة', 'ي'];
const shortest = 3;

/** The stem of an Arabic word: without what is joined to its front, and without up to three endings. */
export function stemArabic(word: string): string {
  let stem = word.replace(/ى/g, 'ي').replace(/[ـ]/g, '');
  const front = fronts.find(
    (each) => stem.startsWith(each) && stem.length - each.length >= shortest,
  );
  if (front) stem = stem.slice(front.length);
  for (const end of ends)
    if (stem.endsWith(end) && stem.length - end.length >= shortest)
      stem = stem.slice(0, -end.length);
  return stem;
}
