import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { Type, type Static } from 'typebox';
import Value from 'typebox/value';
import { flawsOf } from './flaws.ts';
import { foreignSigns } from './traditional.ts';

const FOLDER = join(import.meta.dirname, 'questions');
const REPOSITORY = join(import.meta.dirname, '../../../../..');
/** When the first questions were written: what ages has to live longer than that. */
const WRITTEN = '2026-11-25';
const TOPICS = ['crypto', 'hongkong', 'platform', 'safety', 'science', 'words'];
const LOCALES = ['en', 'zh-HK'] as const;
type Locale = (typeof LOCALES)[number];

/** Most characters of a question, an option and an explanation. */
const LONGEST = { en: { q: 110, o: 40, why: 220 }, 'zh-HK': { q: 60, o: 20, why: 110 } };
const PER_TOPIC = 100;
/** Least of each tier in a topic. */
const TIERS = { 1: 35, 2: 30, 3: 20 };
/** Of a topic, the largest part in which the right option is the longest of the four. */
const LONGEST_IS_RIGHT = 0.35;
/** Above this share of common pairs of characters two questions are one. */
const ALIKE = { en: 0.7, 'zh-HK': 0.6 };

const Body = Type.Object(
  {
    q: Type.String({ minLength: 1 }),
    o: Type.Array(Type.String({ minLength: 1 }), { minItems: 4, maxItems: 4 }),
    why: Type.String({ minLength: 1 }),
  },
  { additionalProperties: false },
);
const Question = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z]+-\\d{3}$' }),
    topic: Type.String(),
    tier: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]),
    source: Type.String({ minLength: 1 }),
    validUntil: Type.Union([Type.Null(), Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })]),
    en: Body,
    'zh-HK': Body,
    correct: Type.Integer({ minimum: 0, maximum: 3 }),
    picture: Type.Optional(
      Type.Object({ file: Type.String(), en: Type.String(), 'zh-HK': Type.String() }, { additionalProperties: false }),
    ),
  },
  { additionalProperties: false },
);
type Question = Static<typeof Question>;

const read = (topic: string) => JSON.parse(readFileSync(join(FOLDER, `${topic}.json`), 'utf8')) as Question[];
const questions = TOPICS.flatMap(read);

const length = (text: string) => [...text].length;
const textsOf = (question: Question, locale: Locale) => [question[locale].q, ...question[locale].o, question[locale].why];
const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{P}\p{Z}]/gu, '');

const MONTH =
  /\b(?:January|February|April|June|July|August|September|October|November|December)\b|\b(?:March|May)\b(?=,? \d)|(?<=\d )(?:March|May)\b/g;
/** How many numbers a text has; the name of a month is one, as Chinese writes it. */
const numerals = (text: string) =>
  text
    .replaceAll(MONTH, ' 0 ')
    .replaceAll(/(\d),(?=\d{3})/g, '$1')
    .match(/\d+(?:\.\d+)?/g)?.length ?? 0;

function pairsOf(text: string) {
  const characters = [...fold(text)];
  return new Set(characters.slice(1).map((character, index) => `${characters[index]}${character}`));
}

/** Ids of the questions that say what an earlier one says. */
function repeated(locale: Locale) {
  const pairs = questions.map((question) => pairsOf(`${question[locale].q} ${question[locale].o[question.correct]}`));
  const common = (one: Set<string>, other: Set<string>) =>
    [...one].filter((pair) => other.has(pair)).length / ((one.size + other.size) / 2);
  return questions.flatMap(({ id }, index) =>
    pairs
      .slice(0, index)
      .flatMap((earlier, at) => (common(earlier, pairs[index]!) > ALIKE[locale] ? `${id} and ${questions[at]!.id}` : [])),
  );
}

test('each topic has a file, and each file a topic', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(TOPICS.map((topic) => `${topic}.json`));
});

test('each question has its form', () => {
  expect(questions.filter((question) => !Value.Check(Question, question))).toEqual([]);
});

test.each(TOPICS)('%s has its hundred, numbered, in three tiers', (topic) => {
  const own = read(topic);
  expect(own.map(({ id }) => id)).toEqual(own.map((_, index) => `${topic}-${String(index + 1).padStart(3, '0')}`));
  expect(own.every((question) => question.topic === topic)).toBe(true);
  expect(own.length).toBeGreaterThanOrEqual(PER_TOPIC);
  for (const tier of [1, 2, 3] as const)
    expect(own.filter((question) => question.tier === tier).length).toBeGreaterThanOrEqual(TIERS[tier]);
});

test('each question names a page, or a file of this repository, as its source', () => {
  const isSource = (source: string) => (URL.canParse(source) ? source.startsWith('https://') : existsSync(join(REPOSITORY, source)));
  expect(questions.filter(({ source }) => !isSource(source)).map(({ id, source }) => `${id} ${source}`)).toEqual([]);
});

test('what ages had not aged when it was written', () => {
  expect(
    questions.filter(({ validUntil }) => validUntil !== null && !(validUntil > WRITTEN && Date.parse(validUntil))).map(({ id }) => id),
  ).toEqual([]);
});

test.each(LOCALES)('%s can be read in time', (locale) => {
  const { q, o, why } = LONGEST[locale];
  const isLong = ({ [locale]: body }: Question) =>
    length(body.q) > q || body.o.some((option) => length(option) > o) || length(body.why) > why;
  expect(questions.filter(isLong).map(({ id }) => id)).toEqual([]);
});

test.each(LOCALES)('%s offers four different options', (locale) => {
  expect(questions.filter((question) => new Set(question[locale].o.map(fold)).size < 4).map(({ id }) => id)).toEqual([]);
});

test.each(TOPICS.flatMap((topic) => LOCALES.map((locale) => [topic, locale] as const)))(
  '%s in %s does not give the answer away by its length',
  (topic, locale) => {
    const own = read(topic);
    const isLongest = ({ [locale]: { o }, correct }: Question) =>
      o.every((option, index) => index === correct || length(option) < length(o[correct]!));
    expect(own.filter(isLongest).length / own.length).toBeLessThanOrEqual(LONGEST_IS_RIGHT);
  },
);

test.each(TOPICS)('%s has the right option as often in each place', (topic) => {
  const own = read(topic);
  for (const place of [0, 1, 2, 3]) {
    const share = own.filter(({ correct }) => correct === place).length / own.length;
    expect(Math.abs(share - 0.25)).toBeLessThanOrEqual(0.03);
  }
});

test('each picture is asked about, and what is told of it is enough to read and not the answer', () => {
  const pictured = questions.flatMap((question) => (question.picture ? [{ ...question, picture: question.picture }] : []));
  const files = readdirSync(join(FOLDER, '..', 'pictures')).filter((name) => name.endsWith('.svg'));
  expect(pictured.map(({ picture }) => picture.file).sort()).toEqual(files.sort());
  const flaws = pictured.flatMap(({ id, picture, correct, source, validUntil, ...one }) => {
    const words = (locale: Locale) => ({ text: one[locale].q, options: one[locale].o, why: one[locale].why });
    const about = { topic: 'words' as const, tier: one.tier, source, validuntil: validUntil, correct };
    const written = { ...about, en: words('en'), 'zh-HK': words('zh-HK'), picture: { address: '/quiz-images/x.svg', ...picture } };
    return flawsOf(written, WRITTEN).map(({ code }) => `${id} ${code}`);
  });
  expect(flaws).toEqual([]);
});

test('drawings load nothing and run nothing', () => {
  for (const name of readdirSync(join(FOLDER, '..', 'pictures')).filter((file) => file.endsWith('.svg')))
    expect(readFileSync(join(FOLDER, '..', 'pictures', name), 'utf8')).not.toMatch(/<script|href|url\(|on[a-z]+=/);
});

test.each(LOCALES)('%s asks nothing twice', (locale) => {
  expect(repeated(locale)).toEqual([]);
});

test('both languages have the same numbers in the same places', () => {
  const differs = (question: Question) =>
    textsOf(question, 'en').some((text, index) => numerals(text) !== numerals(textsOf(question, 'zh-HK')[index]!));
  expect(questions.filter(differs).map(({ id }) => id)).toEqual([]);
});

test('Chinese is written in the signs of Hong Kong', () => {
  const found = questions.flatMap((question) =>
    textsOf(question, 'zh-HK')
      .flatMap(foreignSigns)
      .map((sign) => `${question.id} ${sign}`),
  );
  expect(found).toEqual([]);
});

test('a simplified sign is none of Hong Kong', () => {
  expect(foreignSigns('裏着們国这')).toEqual(['国', '这']);
});

test('each Chinese question and explanation is in Chinese', () => {
  const hasHan = (text: string) => /\p{Script=Han}/u.test(text);
  expect(questions.filter((question) => !hasHan(question['zh-HK'].q) || !hasHan(question['zh-HK'].why)).map(({ id }) => id)).toEqual([]);
});
