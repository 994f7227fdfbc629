export { NoticeCountGate } from './model.ts';
