import type { Template } from './content.ts';

/** To an address without an account for which a new password was asked. Values: none. */
export const noAccount: Template = (_values, { locale, publicUrl }) => {
  const url = `${publicUrl}/reg`;
  return locale === 'en'
    ? {
        subject: 'There is no Mortar account with this address',
        preview: 'Someone asked for a new password.',
        heading: 'No account with this address',
        paragraphs: [
          'Someone, perhaps you, asked for a new password on Mortar for this address. No account uses this address. Did you sign up with a different one?',
        ],
        action: { label: 'Sign up', url },
        notes: ['If it wasn’t you, you can ignore this e-mail.'],
      }
    : {
        subject: '這個電郵地址未有 Mortar 帳戶',
        preview: '有人要求重設密碼。',
        heading: '這個地址未有帳戶',
        paragraphs: ['有人（可能是你）在 Mortar 要求重設這個電郵地址的密碼，但這個地址沒有帳戶。你是否用了另一個地址註冊？'],
        action: { label: '註冊', url },
        notes: ['如果不是你本人要求，毋須理會這封電郵。'],
      };
};
