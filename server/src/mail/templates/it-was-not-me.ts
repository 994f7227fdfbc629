import type { LocalizedText } from '@mortar/protocol';
import type { Content, TemplateContext } from './content.ts';

const LABEL: LocalizedText = { en: 'It was not me: change the password', 'zh-HK': '不是我：更改密碼' };
const NOTE: LocalizedText = { en: 'If it was you, you need not do anything.', 'zh-HK': '如果是你本人操作，不用做任何事。' };

/** End of a mail that tells of a change: what to do when somebody else made it, and that nothing is to be done otherwise. */
export function itWasNotMe({ locale, publicUrl }: TemplateContext): Required<Pick<Content, 'action' | 'notes'>> {
  return { action: { label: LABEL[locale], url: `${publicUrl}/forgot` }, notes: [NOTE[locale]] };
}
