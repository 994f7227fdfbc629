import type { Flaw, WrittenQuestion } from '@mortar/protocol/quiz';
import { folded } from './likeness.ts';
import { foreignSigns } from './traditional.ts';

/** Most characters of a question, an option, an explanation and what is told of a picture: what can be read in time. */
export const LONGEST = { en: { text: 110, option: 40, why: 220, alt: 140 }, 'zh-HK': { text: 60, option: 20, why: 110, alt: 70 } } as const;
const LOCALES = ['en', 'zh-HK'] as const;
type Locale = (typeof LOCALES)[number];
/** A right option so many times as long as any other gives itself away, from so many characters on. */
const GIVEAWAY = { times: 2, from: 12 };
const OWN_FILE = /^[a-z][\w./-]*\.[a-z]+$/;

const length = (text: string) => [...text].length;
const hasHan = (text: string) => /\p{Script=Han}/u.test(text);

/** An address, or a file of this repository. */
const isSource = (source: string) => (URL.canParse(source) ? source.startsWith('https://') : OWN_FILE.test(source));

function wordFlaws(question: WrittenQuestion, locale: Locale): Flaw['code'][] {
  const { correct } = question;
  const { text, options, why } = question[locale];
  const alt = question.picture?.[locale];
  const most = LONGEST[locale];
  const isMissing = [text, ...options, why].some((part) => part.trim() === '');
  const isLong = length(text) > most.text || options.some((option) => length(option) > most.option) || length(why) > most.why;
  const right = length(options[correct]!);
  const others = Math.max(...options.filter((_, place) => place !== correct).map(length));
  const flaws: [Flaw['code'], boolean][] = [
    ['missing', isMissing],
    ['long', isLong],
    ['same', !isMissing && new Set(options.map(folded)).size < options.length],
    ['giveaway', !isMissing && right >= GIVEAWAY.from && right >= others * GIVEAWAY.times],
    ['chinese', locale === 'zh-HK' && !isMissing && (!hasHan(text) || !hasHan(why))],
    ['signs', locale === 'zh-HK' && [text, ...options, why, alt ?? ''].some((part) => foreignSigns(part).length > 0)],
    ['alt', alt !== undefined && (alt.trim() === '' || length(alt) > most.alt)],
    ['altKey', alt !== undefined && folded(options[correct]!) !== '' && folded(alt).includes(folded(options[correct]!))],
  ];
  return flaws.filter(([, is]) => is).map(([code]) => code);
}

/** What keeps a question from being asked; nothing when it is ready for review. @param today `YYYY-MM-DD` */
export function flawsOf(question: WrittenQuestion, today: string): Flaw[] {
  const { source, validuntil } = question;
  return [
    ...LOCALES.flatMap((locale) => wordFlaws(question, locale).map((code): Flaw => ({ code, locale }))),
    ...(isSource(source) ? [] : [{ code: 'source', locale: null } as const]),
    ...(validuntil !== null && validuntil < today ? [{ code: 'aged', locale: null } as const] : []),
  ];
}
