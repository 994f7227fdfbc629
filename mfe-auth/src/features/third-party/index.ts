export { takeBroughtAnswer } from './brought-answer.ts';
export { $demand } from './model.ts';
export { OtherWays } from './other-ways.tsx';
export { $provenAddress, otherAddressWanted } from './proof.ts';
export { AddressStep, ProofStep } from './proof-steps.tsx';
