export { CodeForm } from './code-form.tsx';
export { LinkForm } from './link-form.tsx';
export { $screen, verificationOpened } from './model.ts';
export { SentTo } from './sent-to.tsx';
export { Verification } from './verification.tsx';
