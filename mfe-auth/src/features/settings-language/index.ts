export { LanguageSettings } from './settings-language.tsx';
