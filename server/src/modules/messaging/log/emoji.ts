import { AppError } from '../../../lib/app-error.ts';

/** One emoji as Unicode recommends it. By its name: the compiler does not know the flag of our target. */
const EMOJI = new RegExp('^\\p{RGI_Emoji}$', 'v');
/** Says that a sign is to be drawn as an emoji; some keyboards leave it out. */
const AS_EMOJI = '\u{fe0f}';

/** An emoji in the form in which equal ones are counted together. @throws AppError `validation` for any other text */
export function keptEmoji(text: string): string {
  const kept = [text, text + AS_EMOJI].find((form) => EMOJI.test(form));
  if (kept === undefined)
    throw new AppError('validation', { fields: { emoji: { en: 'That is not an emoji.', 'zh-HK': '這不是表情符號。' } } });
  return kept;
}
