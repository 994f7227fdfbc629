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
  'picture',
  'alt',
  'alt_zh',
];
const TOPICS = ['crypto', 'hongkong', 'platform', 'safety', 'science', 'words'] as const;

const PICTURE = /^[/]files[/][A-Za-z0-9_-]{1,64}[.][a-z0-9]{2,5}$/;
const LONGEST_ALT = 200;

type Row = Readonly<Record<string, string>>;

/** What a row asks in a language; nothing where it is silent in it. */
function askedIn(row: Row, suffix: '' | '_zh'): Asked | undefined {
  const [text, right, wrong1, wrong2, wrong3, why] = WORDS.map((word) => row[`${word}${suffix}`]?.trim() ?? '');
  if (!text && !right) return undefined;
  return { text: text!, right: right!, wrong: [wrong1!, wrong2!, wrong3!].filter(Boolean), why: why! };
}

/** The picture of a row: the path of a file that was sent to this site, and what is told of it. */
function pictureOf(row: Row): Pick<Imported, 'picture'> {
  const [address, en, zh] = ['picture', 'alt', 'alt_zh'].map((name) => row[name]?.trim() ?? '');
  if (!address) return {};
  if (!PICTURE.test(address) || en!.length > LONGEST_ALT || zh!.length > LONGEST_ALT) throw new Wrong('picture');
  return { picture: { address, en: en!, 'zh-HK': zh! } };
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
      ...pictureOf(row),
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
