/** Signs that the display face is asked for; the `unicode-range` in `src/lib/headings.module.css` says the same. */
const RANGE = /[\u3001\u3002\u300C\u300D\u4E00-\u9FFF\uFF00-\uFFEF]/u;

/** Every Chinese sign of the messages that are set in the display face: those whose id ends in `.title`. Sorted, each once. */
export function displaySigns(messages: Readonly<Record<string, string>>): string {
  const titles = Object.entries(messages).filter(([id]) => id.endsWith('.title'));
  const signs = new Set(titles.flatMap(([, text]) => [...text]).filter((sign) => RANGE.test(sign)));
  return [...signs].sort().join('');
}
