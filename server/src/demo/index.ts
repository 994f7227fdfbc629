export { demoOperator, type DemoLogin } from './operator.ts';
