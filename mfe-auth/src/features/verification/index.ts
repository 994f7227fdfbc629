export { $screen, verificationOpened } from './model.ts';
export { SentTo } from './sent-to.tsx';
export { Verification } from './verification.tsx';
