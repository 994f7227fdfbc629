export { $own, isOwn } from './model.ts';
