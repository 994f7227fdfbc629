export { default } from '../locales/zh-HK.json';
