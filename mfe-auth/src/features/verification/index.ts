export { $screen, verificationOpened } from './model.ts';
export { Verification } from './verification.tsx';
