/** An answer without the numbers of its sources, which lead nowhere outside the chat. */
export function withoutMarks(text: string): string {
  return text.replace(/ ?\[\d{1,2}\]/g, '');
}
