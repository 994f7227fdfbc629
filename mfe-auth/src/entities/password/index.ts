export { ChoosePassword } from './choose-password.tsx';
export { passwordHash } from './hash.ts';
export { KnownPasswordField, NewPasswordField } from './password-fields.tsx';
export { isPasswordGood, metRules, passwordMessage } from './rules.ts';
