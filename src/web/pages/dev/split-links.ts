/** A plain text cut into words and web addresses, in order. */
export function splitLinks(text: string): { at: number; text: string; isLink: boolean }[] {
  let at = 0;
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => {
      const piece = { at, text: part, isLink: index % 2 === 1 };
      at += part.length;
      return piece;
    })
    .filter((piece) => piece.text !== '');
}
