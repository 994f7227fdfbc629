import './layers.css';

export { CodeField, type CodeFieldProps } from './code-field/code-field.tsx';
export { Countdown, type CountdownProps } from './countdown/countdown.tsx';
export { useSecondsLeft } from './countdown/use-seconds-left.ts';
export { PasswordField, type PasswordFieldProps } from './password-field/password-field.tsx';
export { type PasswordRule } from './password-field/rules.tsx';
