import { attempt, draftOf, Wrong, type Asked, type Defaults, type Imported, type Parsed } from './parsed.ts';

const TITLE = /^::(?:\\.|[^\\])*?::/s;
const FORMAT = /^\[(?:html|markdown|plain|moodle)\]/;
const BOOLEAN = /^(T|TRUE|F|FALSE)$/i;
const WEIGHT = /^%(-?\d+(?:\.\d+)?)%/;
/** Marks that stand for themselves behind a backslash. */
const ESCAPED = /\\([~=#{}:\\n])/g;
const TRUTHS: Readonly<Record<Defaults['locale'], readonly [string, string]>> = { en: ['True', 'False'], 'zh-HK': ['是', '不是'] };

const plain = (text: string) => text.replaceAll(ESCAPED, (_, mark: string) => (mark === 'n' ? ' ' : mark)).trim();

/** Places of a mark that no backslash takes its sense. */
function placesOf(text: string, isMark: (sign: string) => boolean): number[] {
  const places: number[] = [];
  for (let place = 0; place < text.length; place++) {
    if (text[place] === '\\') place += 1;
    else if (isMark(text[place]!)) places.push(place);
  }
  return places;
}

/** A text before and after the first bare `#`, or the first bare run of so many. */
function cutAt(text: string, mark: '#' | '####'): [string, string] {
  const place = placesOf(text, (sign) => sign === '#').find((at) => text.startsWith(mark, at));
  return place === undefined ? [text, ''] : [text.slice(0, place), text.slice(place + mark.length)];
}

/** Options of a question, each with its mark. @throws Wrong */
function optionsOf(answers: string) {
  const places = placesOf(answers, (sign) => sign === '~' || sign === '=');
  if (places.length === 0 || answers.slice(0, places[0]).trim()) throw new Wrong('kind');
  return places.map((place, index) => {
    const [given] = cutAt(answers.slice(place + 1, places[index + 1]), '#');
    const [whole, weight] = WEIGHT.exec(given.trim()) ?? ['', undefined];
    const isRight = answers[place] === '=' || weight === '100';
    if (weight !== undefined && Number(weight) !== (isRight ? 100 : 0)) throw new Wrong('weights');
    return { isRight, isBare: answers[place] === '=', text: plain(given.trim().slice(whole.length)) };
  });
}

function answersOf(answers: string, text: string, locale: Defaults['locale']): Asked {
  const [given, feedback] = cutAt(answers, '####');
  const why = plain(feedback);
  const [word] = cutAt(given.trim(), '#');
  if (BOOLEAN.test(word.trim())) {
    const isTrue = /^t/i.test(word.trim());
    const [yes, no] = TRUTHS[locale];
    return { text, right: isTrue ? yes : no, wrong: [isTrue ? no : yes], why };
  }
  const options = optionsOf(given);
  // Without a wrong one they are short answers; with an arrow, pairs.
  if (options.every(({ isBare }) => isBare) || options.some((option) => option.text.includes('->'))) throw new Wrong('kind');
  const [right, ...others] = options.filter(({ isRight }) => isRight);
  if (!right || others.length > 0) throw new Wrong('correct');
  return { text, right: right.text, wrong: options.filter(({ isRight }) => !isRight).map((option) => option.text), why };
}

function questionOf(block: string, { topic, locale }: Defaults): Imported {
  const bare = block.trim().replace(TITLE, '').trim().replace(FORMAT, '');
  const braces = placesOf(bare, (sign) => sign === '{' || sign === '}');
  if (braces.length === 0) throw new Wrong('kind');
  const [open = 0, close = 0] = braces;
  if (braces.length !== 2 || bare[open] !== '{' || bare[close] !== '}') throw new Wrong('braces');
  const [before, after] = [plain(bare.slice(0, open)), plain(bare.slice(close + 1))];
  const text = after ? `${before} ____ ${after}` : before;
  if (/<[a-z/!]/i.test(text)) throw new Wrong('markup');
  const asked = answersOf(bare.slice(open + 1, close), text, locale);
  return draftOf({ [locale]: asked }, { topic, tier: 2, source: '', validuntil: null, attribution: '' });
}

/** Questions of a GIFT file: single choice and true or false, between empty lines. */
export function readGift(text: string, defaults: Defaults): Parsed[] {
  const blocks: { line: number; lines: string[] }[] = [];
  let open: { line: number; lines: string[] } | undefined;
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    if (line.trim() === '') open = undefined;
    else if (!line.trimStart().startsWith('//') && !line.startsWith('$CATEGORY:')) {
      if (!open) blocks.push((open = { line: index + 1, lines: [] }));
      open.lines.push(line);
    }
  }
  return blocks.map(({ line, lines }) => attempt(line, lines[0], () => questionOf(lines.join('\n'), defaults)));
}
