/** Up to two letters for a Latin name, one character for a Chinese one; whole graphemes, so no emoji is cut in half. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/u)
    .filter(Boolean);
  const first = firstGrapheme(words[0] ?? '');
  const last = words.length > 1 ? firstGrapheme(words.at(-1)!) : '';
  return /\p{Script=Han}/u.test(first) ? first : (first + last).toLocaleUpperCase('en');
}

function firstGrapheme(word: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word);
  return first?.segment ?? '';
}
