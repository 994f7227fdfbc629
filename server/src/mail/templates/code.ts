import type { Locale } from '@mortar/protocol';
import type { SendEmailType } from '@mortar/protocol/identity';
import type { Content, Template } from './content.ts';

const PURPOSES: Record<Locale, Record<SendEmailType, string>> = {
  en: {
    reg: 'create your account',
    forgot: 'set a new password',
    editPass: 'change your password',
    bindEmail: 'add this address to your account',
    verify: 'confirm this e-mail address',
    denet: 'create your account and join the activity',
  },
  'zh-HK': {
    reg: '完成註冊',
    forgot: '重設密碼',
    editPass: '更改密碼',
    bindEmail: '將這個電郵地址加入你的帳戶',
    verify: '驗證這個電郵地址',
    denet: '完成註冊並參加活動',
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
      : `There were too many wrong codes, so only the link works this time. Use it to ${purpose}.`,
    label: 'Continue on Mortar',
    notes: [
      code
        ? `The code expires in ${codeMinutes} minutes, the link in ${linkMinutes}. You can use one of them, once.`
        : `The link works once, for ${linkMinutes} minutes.`,
      'We’ll never ask you for this code. Didn’t request it? You can ignore this e-mail.',
    ],
  }),
  'zh-HK': ({ purpose, code, codeMinutes, linkMinutes }) => ({
    subject: code ? `${code} 是你的 Mortar 驗證碼` : '你的 Mortar 驗證連結',
    heading: code ? '你的驗證碼' : '你的驗證連結',
    paragraph: code
      ? `請在 Mortar 輸入以下驗證碼，或按下面的連結，以${purpose}。`
      : `驗證碼輸入錯誤次數過多，這次只可使用連結。請按下面的連結，以${purpose}。`,
    label: '前往 Mortar 繼續',
    notes: [
      code
        ? `驗證碼有效 ${codeMinutes} 分鐘，連結有效 ${linkMinutes} 分鐘；兩者只可使用其中一個，而且只限一次。`
        : `連結有效 ${linkMinutes} 分鐘，只可使用一次。`,
      'Mortar 職員絕不會向你索取驗證碼。如果不是你本人要求，毋須理會這封電郵。',
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
