import './layers.css';

export { CodeField, type CodeFieldProps } from './code-field/code-field.tsx';
export { Countdown, type CountdownProps } from './countdown/countdown.tsx';
export { useSecondsLeft } from './countdown/use-seconds-left.ts';
export { PasswordField, type PasswordFieldProps } from './password-field/password-field.tsx';
export { type PasswordRule } from './password-field/rules.tsx';
export { DateField, type DateFieldProps } from './date-field/date-field.tsx';
export { compareDecimals, type Decimal } from './number-field/decimal.ts';
export { NumberField, type NumberFieldProps, type NumberProblem } from './number-field/number-field.tsx';
export { countGraphemes } from './text-area/graphemes.ts';
export { TextArea, type TextAreaProps } from './text-area/text-area.tsx';
