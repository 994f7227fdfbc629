import type { Letter, Message, TemplateName } from '../letter.ts';
import { accountChange } from './account-change.ts';
import { alreadyRegistered } from './already-registered.ts';
import { code } from './code.ts';
import type { Template } from './content.ts';
import { htmlOf, textOf } from './layout.ts';
import { newDevice } from './new-device.ts';
import { noAccount } from './no-account.ts';

const TEMPLATES: Record<TemplateName, Template> = {
  accountChange,
  alreadyRegistered,
  code,
  newDevice,
  noAccount,
};

/** A letter in its recipient's language, as plain text and as HTML. */
export function render({ template, values, locale }: Omit<Letter, 'to'>, publicUrl: string): Pick<Message, 'subject' | 'text' | 'html'> {
  const content = TEMPLATES[template](values, { locale, publicUrl });
  return { subject: content.subject, text: textOf(content), html: htmlOf(content, locale) };
}
