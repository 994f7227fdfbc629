export { BegunElsewhere, Verification } from './verification.tsx';
export { CodeForm } from './code-form.tsx';
export { CodeOrLink, type CodeScreenUnits } from './code-or-link.tsx';
export { DevMailboxLink, MailedCodeField, SentTo } from './mailed-code-field.tsx';
export { $screen, verificationOpened } from './model.ts';
export { LinkOnlyForm } from './link-form.tsx';
