import type { Locale } from '@mortar/protocol';
import type { SendEmailType } from '@mortar/protocol/identity';
import type { Content, Template } from './content.ts';

const PURPOSES: Record<Locale, Record<SendEmailType, string>> = {
  en: {
    reg: 'create your account',
    forgot: 'choose a new password',
    editPass: 'change your password',
    bindEmail: 'add this address to your account',
    verify: 'confirm this email address',
    denet: 'create your account and join the activity',
  },
  'zh-HK': {
    reg: '建立你的帳戶',
    forgot: '重設密碼',
    editPass: '更改密碼',
    bindEmail: '將這個電郵地址加到你的帳戶',
    verify: '驗證這個電郵地址',
    denet: '建立你的帳戶並參加活動',
  },
};

type Words = (values: { purpose: string; code: string | undefined; codeMinutes: string; linkMinutes: string }) => {
  subject: string;
  heading: string;
  paragraph: string;
  label: string;
  notes: string[];
};

const WORDS: Record<Locale, Words> = {
  en: ({ purpose, code, codeMinutes, linkMinutes }) => ({
    subject: code ? `${code} is your Mortar verification code` : 'Your Mortar verification link',
    heading: code ? 'Your verification code' : 'Your verification link',
    paragraph: code
      ? `Enter this code on Mortar to ${purpose}, or use the link.`
      : `There were too many wrong codes, so this time only the link works. Use it to ${purpose}.`,
    label: 'Continue on Mortar',
    notes: [
      code
        ? `The code works for ${codeMinutes} minutes and the link for ${linkMinutes}; whichever you use first, it works once.`
        : `The link works once, for ${linkMinutes} minutes.`,
      'Nobody at Mortar will ever ask you for a code. If you did not ask for this, ignore this mail and nothing will change.',
    ],
  }),
  'zh-HK': ({ purpose, code, codeMinutes, linkMinutes }) => ({
    subject: code ? `${code} 是你的 Mortar 驗證碼` : '你的 Mortar 驗證連結',
    heading: code ? '你的驗證碼' : '你的驗證連結',
    paragraph: code
      ? `請在 Mortar 輸入以下驗證碼，或按下面的連結，以${purpose}。`
      : `驗證碼輸入錯誤次數過多，今次只可使用連結。請按下面的連結，以${purpose}。`,
    label: '前往 Mortar 繼續',
    notes: [
      code
        ? `驗證碼有效 ${codeMinutes} 分鐘，連結有效 ${linkMinutes} 分鐘；兩者只可使用其中一個，而且只限一次。`
        : `連結有效 ${linkMinutes} 分鐘，只可使用一次。`,
      'Mortar 絕不會有人向你索取驗證碼。如果不是你本人要求，請不用理會這封電郵，一切維持不變。',
    ],
  }),
};

/** Code and link for a purpose. Values: `purpose`, `link`, `codeMinutes`, `linkMinutes`, and `code` unless only the link works. */
export const code: Template = (values, { locale }): Content => {
  const purpose = PURPOSES[locale][values['purpose'] as SendEmailType];
  const { codeMinutes = '', linkMinutes = '' } = values;
  const { subject, heading, paragraph, label, notes } = WORDS[locale]({ purpose, code: values['code'], codeMinutes, linkMinutes });
  return {
    subject,
    preview: paragraph,
    heading,
    paragraphs: [paragraph],
    ...(values['code'] && { code: values['code'] }),
    action: { label, url: values['link'] ?? '' },
    notes,
  };
};
