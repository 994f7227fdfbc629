import type { LocalizedText } from '@mortar/protocol';
import type { Content, TemplateContext } from './content.ts';

const LABEL: LocalizedText = { en: 'This wasn’t me: set a new password', 'zh-HK': '並非本人操作：重設密碼' };
const NOTE: LocalizedText = { en: 'Was this you? There’s nothing to do.', 'zh-HK': '如果是你本人操作，毋須理會這封電郵。' };

/** End of a mail that tells of a change: what to do when somebody else made it, and that nothing is to be done otherwise. */
export function itWasNotMe({ locale, publicUrl }: TemplateContext): Required<Pick<Content, 'action' | 'notes'>> {
  return { action: { label: LABEL[locale], url: `${publicUrl}/forgot` }, notes: [NOTE[locale]] };
}
