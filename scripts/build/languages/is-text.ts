/**
 * Whether a string in the source is written for people. A word that starts with a capital letter is, and so are several
 * words, unless they are class names of the style sheet.
 */
export function isText({ text: whole, isShown }: { text: string; isShown: boolean }): boolean {
  const text = whole.replace(/\{\w+\}/g, '1');
  if (!/\p{L}{2}/u.test(text)) return false;
  if (isShown) return !/^[#/@]|^https?:/.test(text);
  if (/^[/.#@&?<[]|^[a-z-]+:|^https?:|[{}]|;(?! )|=>|--/.test(text.trim())) return false;
  if (/^[“"'(]?[A-Z]\p{Ll}*(?:[\s….,:!?'’”")&/-]|$)/u.test(text)) return true;
  const words = text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));
  if (words.length < 2) return false;
  return !words.some((word) => classLike.test(word));
}

/** "mt-4", "lg:hidden", "text-[14.5px]", "w-1/2". */
const classLike = /^-?[a-z]+(?:-[a-z0-9.[\]/%#()_,]+)+$|:\S|\[|^[a-z]+\/\d/;
