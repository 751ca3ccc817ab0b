declare module 'stopwords-iso' {
  const lists: Partial<Record<string, string[]>>;
  export default lists;
}
