export { changeAsked, type Change } from './model.ts';
