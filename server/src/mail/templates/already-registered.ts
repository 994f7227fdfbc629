import type { Template } from './content.ts';

/** To somebody with an account whose address was given at a sign-up; only this mail tells that there is one. Values: none. */
export const alreadyRegistered: Template = (_values, { locale, publicUrl }) => {
  const url = `${publicUrl}/login`;
  return locale === 'en'
    ? {
        subject: 'You already have a Mortar account',
        preview: 'Someone tried to sign up with this address.',
        heading: 'You already have an account',
        paragraphs: [
          'Someone, most likely you, tried to sign up on Mortar with this address. It already belongs to an account, so we didn’t create a new one.',
          `Forgot your password? Set a new one at ${publicUrl}/forgot`,
        ],
        action: { label: 'Log in', url },
        notes: ['If it wasn’t you, there’s nothing to do: your account is unchanged.'],
      }
    : {
        subject: '你已經有 Mortar 帳戶',
        preview: '有人嘗試用這個電郵地址註冊。',
        heading: '你已經有帳戶',
        paragraphs: [
          '有人（很可能是你）嘗試用這個電郵地址註冊 Mortar。這個地址已有帳戶，所以沒有再建立新帳戶。',
          `忘記密碼？請到 ${publicUrl}/forgot 重設。`,
        ],
        action: { label: '登入', url },
        notes: ['如果不是你本人操作，毋須理會這封電郵，你的帳戶沒有改變。'],
      };
};
