import type { WrittenQuestion } from '@mortar/protocol/quiz';
import { isDay } from '../bank/is-day.ts';
import { readRecords } from './csv.ts';
import { attempt, draftOf, Wrong, type Asked, type Defaults, type Imported, type Parsed } from './parsed.ts';

const WORDS = ['question', 'right', 'wrong1', 'wrong2', 'wrong3', 'why'] as const;
const COLUMNS: readonly string[] = [
  ...WORDS,
  ...WORDS.map((word) => `${word}_zh`),
  'topic',
  'tier',
  'source',
  'valid_until',
  'attribution',
];
const TOPICS = ['crypto', 'hongkong', 'platform', 'safety', 'science', 'words'] as const;

type Row = Readonly<Record<string, string>>;

/** What a row asks in a language; nothing where it is silent in it. */
function askedIn(row: Row, suffix: '' | '_zh'): Asked | undefined {
  const [text, right, wrong1, wrong2, wrong3, why] = WORDS.map((word) => row[`${word}${suffix}`]?.trim() ?? '');
  if (!text && !right) return undefined;
  return { text: text!, right: right!, wrong: [wrong1!, wrong2!, wrong3!].filter(Boolean), why: why! };
}

function questionOf(row: Row, { topic }: Defaults): Imported {
  const { tier = '', source = '', valid_until: day = '', attribution = '' } = row;
  const named = TOPICS.find((known) => known === (row['topic']?.trim() || topic));
  if (!named) throw new Wrong('topic');
  if (!/^[123]?$/.test(tier.trim())) throw new Wrong('tier');
  if (day.trim() && !isDay(day.trim())) throw new Wrong('date');
  if (source.trim() && !(URL.canParse(source.trim()) && source.trim().startsWith('https://'))) throw new Wrong('source');
  const [en, zh] = [askedIn(row, ''), askedIn(row, '_zh')];
  return draftOf(
    { ...(en && { en }), ...(zh && { 'zh-HK': zh }) },
    {
      topic: named satisfies WrittenQuestion['topic'],
      tier: Number(tier.trim() || 2),
      source: source.trim(),
      validuntil: day.trim() || null,
      attribution: attribution.trim(),
    },
  );
}

/** Questions of a CSV file whose first line names its columns. */
export function readCsv(text: string, defaults: Defaults): Parsed[] {
  const [head, ...records] = readRecords(text.replace(/^\uFEFF/, ''));
  const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const hasWords = names.includes('question') || names.includes('question_zh');
  if (!head || head.isBroken || !hasWords || new Set(names).size < names.length || names.some((name) => !COLUMNS.includes(name)))
    return [{ line: head?.line ?? 1, text: '', problem: 'header' }];
  return records.map(({ line, cells, isBroken }) => {
    const row = Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
    return attempt(line, row['question'] || row['question_zh'], () => {
      if (isBroken) throw new Wrong('quotes');
      if (cells.length !== names.length) throw new Wrong('columns');
      return questionOf(row, defaults);
    });
  });
}
