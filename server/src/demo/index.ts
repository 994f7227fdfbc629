export { demoContent } from './content.ts';
export { demoOperator } from './operator.ts';
export type { DemoLogin } from './sign-in.ts';
