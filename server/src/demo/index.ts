export { noDemo, startDemo, type Demo } from './start.ts';
export type { DemoLogin } from './sign-in.ts';
