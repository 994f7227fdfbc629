const NOTHING = /^[\s\p{P}\p{S}]*$/u;
/** What introduces a list says nothing of its own. */
const INTRODUCTION = /^[\w ]{1,20}:$/;

/** The lines of a chapter of the specification: sentences, points of lists, rows of tables with their bars between cells only. */
export function linesOf(text, chapter) {
  const after = text.split(/^## /m).find((part) => part.startsWith(`${chapter}. `)) ?? '';
  const lines = after.split('\n').slice(1);
  const isHead = (index) => /^\|[\s|:-]+\|$/.test(lines[index + 1]?.trim() ?? '');
  return lines
    .filter((line, index) => !isHead(index) && !/^#|^\|[\s|:-]+\|$/.test(line.trim()))
    .map((line) =>
      line
        .trim()
        .replace(/^(?:- |\d+\. )/, '')
        .replace(/^\||\|$/g, '')
        .replaceAll(/\s*\|\s*\|\s*/g, ' | | ')
        .trim(),
    )
    .filter((line) => line !== '' && !INTRODUCTION.test(line));
}

/** Words of a chapter that no entry quotes; each with the line that it stands in. */
export function unquoted(lines, quotes) {
  const longestFirst = [...quotes].sort((a, b) => b.length - a.length);
  return lines.flatMap((line) => {
    const left = longestFirst.reduce((rest, quote) => rest.split(quote).join('\n'), line);
    return left
      .split('\n')
      .filter((piece) => !NOTHING.test(piece))
      .map((piece) => `'${piece.trim()}' of: ${line}`);
  });
}

/** Quotes that stand in no line. */
export const invented = (lines, quotes) => quotes.filter((quote) => !lines.some((line) => line.includes(quote)));
