import type { ImportProblem, WrittenQuestion } from '@mortar/protocol/quiz';
import { keptLine } from '../../../lib/kept-text.ts';
import { folded } from '../bank/likeness.ts';
import { sha256 } from '../draw/hash.ts';

/** A question that a file says, or what is wrong with it. */
export type Parsed = { line: number; text: string } & ({ question: Imported } | { problem: ImportProblem });
export type Imported = WrittenQuestion & { attribution: string };
type Locale = 'en' | 'zh-HK';

/** What a file says of questions that say less. */
export interface Defaults {
  topic: WrittenQuestion['topic'];
  locale: Locale;
}

/** Something is wrong with one question of a file. */
export class Wrong extends Error {
  override name = 'Wrong';
  readonly problem: ImportProblem;
  constructor(problem: ImportProblem) {
    super(problem);
    this.problem = problem;
  }
}

const OPTIONS = 4;
const FEWEST_OPTIONS = 2;
/** Characters that are kept of a question, an option and an explanation. */
const LONGEST = { text: 400, option: 200, why: 800 };
const FIRST_WORDS = 80;
const NO_WORDS = { text: '', options: ['', '', '', ''], why: '' };

/** A question in one language as files have it: the right option apart from the wrong ones. */
export interface Asked {
  text: string;
  right: string;
  wrong: readonly string[];
  why: string;
}

/** Puts the right option on its place among the others; a question with fewer than four has empty places. */
function wordsOf({ text, right, wrong, why }: Asked, correct: number): WrittenQuestion['en'] {
  const [asked, key, others, reason] = [keptLine(text), keptLine(right), wrong.map(keptLine), keptLine(why)];
  const options = others.toSpliced(correct, 0, key);
  if (!asked || options.some((option) => !option)) throw new Wrong('missing');
  if (options.length < FEWEST_OPTIONS || options.length > OPTIONS) throw new Wrong('options');
  if (new Set(options.map(folded)).size < options.length) throw new Wrong('same');
  if (asked.length > LONGEST.text || options.some((option) => option.length > LONGEST.option) || reason.length > LONGEST.why)
    throw new Wrong('long');
  return { text: asked, options: [...options, '', ''].slice(0, OPTIONS), why: reason };
}

/** A draft of what a file asks, in one language or both. @throws Wrong */
export function draftOf(
  asked: Partial<Record<Locale, Asked>>,
  rest: Pick<Imported, 'topic' | 'tier' | 'source' | 'validuntil' | 'attribution' | 'picture'>,
): Imported {
  const [first] = Object.values(asked);
  if (!first) throw new Wrong('missing');
  const counts = new Set(Object.values(asked).map(({ wrong }) => wrong.length));
  if (counts.size > 1) throw new Wrong('options');
  // By chance, and the same place whenever the file comes again.
  const correct = Number.parseInt(sha256(first.text).slice(0, 8), 16) % Math.min(first.wrong.length + 1, OPTIONS);
  const words = (locale: Locale) => (asked[locale] ? wordsOf(asked[locale], correct) : NO_WORDS);
  return { ...rest, correct, en: words('en'), 'zh-HK': words('zh-HK') };
}

/** Reads one question; what is wrong with it is told in its place. @param text its first words, if they can be read */
export function attempt(line: number, text: unknown, read: () => Imported): Parsed {
  const words = keptLine(typeof text === 'string' ? text : '').slice(0, FIRST_WORDS);
  try {
    return { line, text: words, question: read() };
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    return { line, text: words, problem: error.problem };
  }
}

/** Names a question of a file by what it says: the order of its options does not matter. */
export const importHashOf = ({ correct, en, 'zh-HK': zh }: WrittenQuestion): string =>
  sha256(JSON.stringify([en, zh].map(({ text, options }) => [folded(text), folded(options[correct]!), options.map(folded).toSorted()])));
