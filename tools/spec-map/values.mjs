/** A text in quotes; a quote between letters is an apostrophe. */
const QUOTED = /(?<=^|[\s(:,|])'(.+?)'(?!\p{L})/gu;
/** A number that stands alone: not one of a name or an address. */
const NUMBER = /(?<![\p{L}\d./-])\d+(?:\.\d+)?(?!\d|\p{L}|\.\d)/gu;

/** The exact texts and the numbers that a line of the specification carries. */
export function valuesIn(says) {
  const texts = [...says.matchAll(QUOTED)].map(([, text]) => text);
  const rest = says.replaceAll(QUOTED, ' ');
  return { texts: [...new Set(texts)], numbers: [...new Set(rest.match(NUMBER) ?? [])] };
}

/** Whether a source has a number: alone, with or without the signs that part its thousands. */
export function hasNumber(source, number) {
  const plain = source.replaceAll(/(?<=\d)_(?=\d)/g, '');
  return new RegExp(`(?<![\\d.])${number.replace('.', '\\.')}(?![\\d.]*\\d)`).test(plain);
}
