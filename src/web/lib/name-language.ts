/** A language by its own name, as a list of languages has it: "Deutsch", "Español". */
export function nameLanguage(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
