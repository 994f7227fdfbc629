export { LanguageSettings as Section } from './settings-language.tsx';
