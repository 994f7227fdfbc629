export { EmailField } from './email-field.tsx';
export { EmailForm } from './email-form.tsx';
export { isEmail } from './is-email.ts';
export { maskEmail } from './mask-email.ts';
