export { CodeForm } from './code-form.tsx';
export { CodeOrLink, type CodeScreenUnits } from './code-or-link.tsx';
export { BegunElsewhere, LinkForm, LinkOnlyForm } from './link-form.tsx';
export { DevMailboxLink, MailedCodeField, SentTo } from './mailed-code-field.tsx';
export { $recipient, codeFollowed, codeNeeded, codeWanted, sendFx } from './sending.ts';
