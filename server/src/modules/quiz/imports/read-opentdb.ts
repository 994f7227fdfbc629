import { parseFragment } from 'parse5';
import type { WrittenQuestion } from '@mortar/protocol/quiz';
import { attempt, draftOf, Wrong, type Defaults, type Imported, type Parsed } from './parsed.ts';

const TIERS: Readonly<Record<string, number>> = { easy: 1, medium: 2, hard: 3 };
const SOURCE = 'https://opentdb.com/';
const ATTRIBUTION = 'Open Trivia Database, CC BY-SA 4.0';

/** A text without entities of HTML, each read once; what looks like a tag is text. */
function decoded(text: unknown): string {
  if (typeof text !== 'string') throw new Wrong('missing');
  return parseFragment(text.replaceAll('<', '&lt;'))
    .childNodes.map((node) => ('value' in node ? node.value : ''))
    .join('');
}

/** Lines on which the entries of the list begin that a valid JSON text is, or has in its object. */
function linesOfEntries(text: string): number[] {
  const lines: number[] = [];
  const open: string[] = [];
  let line = 1;
  let isText = false;
  for (let place = 0; place < text.length; place++) {
    const sign = text[place]!;
    if (sign === '\n') line += 1;
    if (isText && sign === '\\') place += 1;
    else if (sign === '"') isText = !isText;
    else if (isText) continue;
    else if (sign === '{' || sign === '[') {
      if (open.at(-1) === '[' && open.length === (open[0] === '[' ? 1 : 2)) lines.push(line);
      open.push(sign);
    } else if (sign === '}' || sign === ']') open.pop();
  }
  return lines;
}

/** The line on which a text stops being JSON. */
function lineOfFault(text: string, error: unknown): number {
  const [, place] = /position (\d+)/.exec(String(error)) ?? [];
  return text.slice(0, place === undefined ? text.length : Number(place)).split('\n').length;
}

function questionOf(entry: Record<string, unknown>, { topic }: Defaults): Imported {
  const { type, difficulty, category, question, correct_answer: right, incorrect_answers: wrong } = entry;
  if (type !== 'multiple' && type !== 'boolean') throw new Wrong('kind');
  if (!Array.isArray(wrong)) throw new Wrong('options');
  const tier = typeof difficulty === 'string' && Object.hasOwn(TIERS, difficulty) ? TIERS[difficulty] : undefined;
  if (tier === undefined) throw new Wrong('tier');
  const own: WrittenQuestion['topic'] = typeof category === 'string' && category.startsWith('Science') ? 'science' : topic;
  const en = { text: decoded(question), right: decoded(right), wrong: wrong.map(decoded), why: '' };
  return draftOf({ en }, { topic: own, tier, source: SOURCE, validuntil: null, attribution: ATTRIBUTION });
}

/** Questions of the Open Trivia Database: what its API answers, or the list alone. */
export function readOpenTrivia(text: string, defaults: Defaults): Parsed[] {
  let whole: unknown;
  try {
    whole = JSON.parse(text);
  } catch (error) {
    return [{ line: lineOfFault(text, error), text: '', problem: 'json' }];
  }
  const list: unknown = Array.isArray(whole) ? whole : (whole as { results?: unknown } | null)?.results;
  if (!Array.isArray(list)) return [{ line: 1, text: '', problem: 'shape' }];
  const lines = linesOfEntries(text);
  let place = 0;
  return list.map((entry: unknown) => {
    const isObject = typeof entry === 'object' && entry !== null;
    const line = (isObject ? lines[place++] : lines[place - 1]) ?? 1;
    if (!isObject || Array.isArray(entry)) return { line, text: '', problem: 'shape' as const };
    const fields = entry as Record<string, unknown>;
    return attempt(line, fields['question'], () => questionOf(fields, defaults));
  });
}
