export { signUp } from './model.ts';
export { Verification } from './verification.tsx';
