export { default } from '../locales/en.json';
