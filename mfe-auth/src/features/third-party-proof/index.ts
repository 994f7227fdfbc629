export { AddressStep } from './address-step.tsx';
export { ProofStep } from './proof-step.tsx';
export { $provenAddress, otherAddressWanted } from './model.ts';
