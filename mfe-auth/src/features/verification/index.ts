export { BegunElsewhere } from './begun-elsewhere.tsx';
export { CodeForm } from './code-form.tsx';
export { CodeOrLink, type CodeScreenUnits } from './code-or-link.tsx';
export { DevMailboxLink } from './dev-mailbox-link.tsx';
export { MailedCodeField } from './mailed-code-field.tsx';
export { $screen, verificationOpened } from './model.ts';
export { LinkOnlyForm } from './link-only-form.tsx';
export { SentTo } from './sent-to.tsx';
export { Verification } from './verification.tsx';
