/** What stands before a value and makes it a limit. Two limits of different kinds are two facts. */
export function readBound(text: string): string {
  const folded = text.toLowerCase();
  return bounds.find(([, pattern]) => pattern.test(folded))?.[0] ?? '';
}

const bounds: readonly (readonly [string, RegExp])[] = [
  [
    'before',
    /(?<!\p{L})(?:before|prior|in advance|ahead|vor|vorher|antes|avant|à l'avance|prima|voor|vooraf|przed)(?!\p{L})/u,
  ],
  [
    'within',
    /(?<!\p{L})(?:within|inside|innerhalb|binnen|dentro|dans les|sous|entro|em até|w ciągu)(?!\p{L})/u,
  ],
  [
    'up to',
    /(?<!\p{L})(?:up to|at most|max\.?|maximum|maximal|höchstens|bis zu|hasta|máximo|jusqu'à|fino a|até|tot|maximaal|maksymalnie|do)(?!\p{L})/u,
  ],
  [
    'from',
    /(?<!\p{L})(?:from|over|above|more than|at least|starting|starts|minimum|min\.?|ab|über|mindestens|desde|a partir|mínimo|más de|dès|à partir|plus de|oltre|da|mais de|vanaf|boven|od|powyżej)(?!\p{L})/u,
  ],
];
