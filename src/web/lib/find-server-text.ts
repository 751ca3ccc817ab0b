type ServerText = readonly [english: string, translated: string];

/** A sentence of the server in the language of `texts`. What they don't have stays as it is. */
export function findServerText({
  text,
  texts,
}: {
  text: string;
  texts: readonly ServerText[];
}): string {
  for (const [english, translated] of texts) {
    if (english === text) return translated;
    const values = english.includes('{') ? readValues({ english, text }) : null;
    if (!values) continue;
    // A value can be a text itself, such as "5 minutes".
    return translated.replace(/\{\w+\}/g, (mark) =>
      findServerText({ text: values.get(mark) ?? mark, texts }),
    );
  }
  return text;
}

/** What stands where the English sentence has `{name}`. */
function readValues({ english, text }: { english: string; text: string }) {
  const marks = english.match(/\{\w+\}/g) ?? [];
  const rest = english.split(/\{\w+\}/).map((part) => part.replace(/[^\w\s]/g, '\\$&'));
  const found = new RegExp(`^${rest.join('(.+?)')}$`, 's').exec(text);
  return found && new Map(marks.map((mark, at) => [mark, found[at + 1] ?? '']));
}
