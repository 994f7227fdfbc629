import type { WrittenQuestion } from '@mortar/protocol/quiz';
import { AppError } from '../../../lib/app-error.ts';
import { keptLine } from '../../../lib/kept-text.ts';
import { isDay } from '../bank/is-day.ts';
import { bodyOfWritten, pictureOf, wordingOf } from '../bank/wording.ts';
import type { QuestionRow, RevisionRow } from './repository.ts';

const pictureIn = (body: readonly string[]): Pick<WrittenQuestion, 'picture'> => {
  const picture = pictureOf(body);
  return picture ? { picture } : {};
};

/** A question as it stands written in one of its wordings. */
export const writtenOf = (
  { topic, tier, source, validUntil }: Pick<QuestionRow, 'topic' | 'tier' | 'source' | 'validUntil'>,
  { body, correct }: Pick<RevisionRow, 'body' | 'correct'>,
): WrittenQuestion => ({
  ...pictureIn(body),
  topic: topic as WrittenQuestion['topic'],
  tier,
  source,
  validuntil: validUntil,
  correct,
  en: wordingOf(body, 'en'),
  'zh-HK': wordingOf(body, 'zh-HK'),
});

/** What is kept of a question that somebody wrote: what it is about, and its wording. @throws AppError `validation` for a day that there is not */
export function keptOf({ topic, tier, source, validuntil: validUntil, correct, ...words }: WrittenQuestion) {
  if (validUntil !== null && !isDay(validUntil))
    throw new AppError('validation', { fields: { 'written.validuntil': { en: 'There is no such day.', 'zh-HK': '沒有這一天。' } } });
  return { about: { topic, tier, source: keptLine(source), validUntil }, wording: { body: bodyOfWritten(words), correct } };
}
