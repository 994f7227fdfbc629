import './model.ts';

export { LanguageSwitch } from './language-switch.tsx';
export { watchPrint } from './print.ts';
export { ThemeSwitch } from './theme-switch.tsx';
