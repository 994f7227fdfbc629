export { createConfirm, type Confirm, type Evidence, type HumanCheck } from './confirm.ts';
export { evidenceOf, humanCheckOf, personOf } from './evidence.ts';
