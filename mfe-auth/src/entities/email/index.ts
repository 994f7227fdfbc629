export { EmailField } from './email-field.tsx';
export { isEmail } from './is-email.ts';
export { maskEmail } from './mask-email.ts';
