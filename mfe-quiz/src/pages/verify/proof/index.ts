export { checksOf, type Check, type Material } from './checks.ts';
