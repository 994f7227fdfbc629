export { LanguageSettings as Section } from '#features/settings-language';
