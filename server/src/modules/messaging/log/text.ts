import type { Mention } from '@mortar/protocol/messaging';
import { MESSAGE_CHARACTERS } from '@mortar/protocol/messaging';
import { AppError, type FieldTexts } from '../../../lib/app-error.ts';

/** Names everybody in a channel. */
export const EVERYONE = '*';

const EMPTY: FieldTexts = { text: { en: 'Write something first.', 'zh-HK': '請先輸入內容。' } };
const LONG: FieldTexts = {
  text: { en: `Messages can have up to ${MESSAGE_CHARACTERS} characters.`, 'zh-HK': `訊息最多 ${MESSAGE_CHARACTERS} 個字元。` },
};
const MISPLACED: FieldTexts = { mentions: { en: 'A mention lies outside of the text.', 'zh-HK': '提及的位置超出內文。' } };

const refuse = (fields: FieldTexts) => new AppError('validation', { fields });

/** A text as it is kept. @throws AppError `validation` */
export function keptMessage(text: string): string {
  const kept = text.normalize('NFC');
  if (kept.trim() === '') throw refuse(EMPTY);
  if (kept.length > MESSAGE_CHARACTERS) throw refuse(LONG);
  return kept;
}

/** Mentions in the order of the text, each place once. @throws AppError `validation` */
export function keptMentions(text: string, mentions: readonly Mention[] = []): Mention[] {
  if (mentions.some(({ offset, length }) => offset + length > text.length)) throw refuse(MISPLACED);
  return mentions.toSorted((a, b) => a.offset - b.offset).filter((one, index, all) => index === 0 || one.offset >= end(all[index - 1]!));
}

const end = ({ offset, length }: Mention): number => offset + length;
