export { createConfirm, type Confirm, type Evidence } from './confirm.ts';
export { evidenceOf, personOf } from './evidence.ts';
