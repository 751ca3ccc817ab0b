declare module 'stopwords-iso' {
  const lists: Record<'de' | 'es' | 'fr' | 'it' | 'pt' | 'nl' | 'pl', string[]>;
  export default lists;
}
