import type { Input, LocalizedText } from '@mortar/protocol';
import { PROFILE_LIMITS, type updateProfile } from '@mortar/protocol/identity';
import { AppError } from '../../../lib/app-error.ts';
import { keptLink, type LinkField } from './link.ts';
import { keptLine, keptText, lengthOf } from '../../../lib/kept-text.ts';

/** Fields of a profile that are text, as they are kept. */
export type ProfileTexts = Partial<Record<'username' | 'personalprofile' | LinkField, string>>;

const { username: NAME_MOST, usernameLeast: NAME_LEAST, personalprofile: TEXT_MOST } = PROFILE_LIMITS;
const WRONG: Record<'name' | 'text' | LinkField, LocalizedText> = {
  name: { en: `From ${NAME_LEAST} to ${NAME_MOST} characters`, 'zh-HK': `${NAME_LEAST} 至 ${NAME_MOST} 個字元` },
  text: { en: `At most ${TEXT_MOST} characters`, 'zh-HK': `最多 ${TEXT_MOST} 個字元` },
  instagramurl: { en: 'An Instagram username or a link to a profile', 'zh-HK': '請輸入 Instagram 用戶名稱或個人檔案連結' },
  twitterurl: { en: 'An X username or a link to a profile', 'zh-HK': '請輸入 X 用戶名稱或個人檔案連結' },
  websiteurl: { en: 'An address such as https://example.com', 'zh-HK': '請輸入網址，例如 https://example.com' },
};
const LINKS = ['instagramurl', 'websiteurl', 'twitterurl'] as const;

function keptName(text: string): string | undefined {
  const name = keptLine(text);
  const length = lengthOf(name);
  return length >= NAME_LEAST && length <= NAME_MOST ? name : undefined;
}

function keptAbout(text: string): string | undefined {
  const about = keptText(text);
  return lengthOf(about) <= TEXT_MOST ? about : undefined;
}

/** What is kept of a change. @throws AppError `validation` that names every field that is off */
export function readProfileTexts(body: Input<typeof updateProfile>): ProfileTexts {
  const texts: ProfileTexts = {};
  const fields: Record<string, LocalizedText> = {};
  const take = (field: keyof ProfileTexts, given: string | undefined, keep: (text: string) => string | undefined, wrong: LocalizedText) => {
    if (given === undefined) return;
    const kept = keep(given);
    if (kept === undefined) fields[field] = wrong;
    else texts[field] = kept;
  };
  take('username', body.username, keptName, WRONG.name);
  take('personalprofile', body.personalprofile, keptAbout, WRONG.text);
  for (const field of LINKS) take(field, body[field], (text) => keptLink(field, text), WRONG[field]);
  if (Object.keys(fields).length > 0) throw new AppError('validation', { fields });
  return texts;
}
