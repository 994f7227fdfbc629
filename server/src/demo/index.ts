export { noDemo, startDemo, type Demo } from './start.ts';
