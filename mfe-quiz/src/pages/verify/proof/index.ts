export { checksOf, type Check, type Material, type Shown } from './checks.ts';
