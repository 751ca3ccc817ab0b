import { brand } from './brand.ts';

/** Texts of ours say `{{name}}`, `{{supportEmail}}` and `{{origin}}` where the installation's own words belong. */
export function fillBrand({ text, origin }: { text: string; origin: string }): string {
  const words: Record<string, string> = {
    name: brand.name,
    supportEmail: brand.supportEmail,
    origin,
  };
  return text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const word = words[key];
    if (word === undefined) throw new Error(`There is no {{${key}}}`);
    return word;
  });
}
