export { BegunElsewhere } from './begun-elsewhere.tsx';
export { CodeForm } from './code-form.tsx';
export { LinkForm } from './link-form.tsx';
export { DevMailboxLink } from './dev-mailbox-link.tsx';
export { SendStatus } from './send-status.tsx';
export { useFailureWords } from './failure-words.ts';
export { $screen, verificationOpened } from './model.ts';
export { SentTo } from './sent-to.tsx';
export { Verification } from './verification.tsx';
