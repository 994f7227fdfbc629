export { DevMailboxLink, MailedCodeField, SentTo } from './mailed-code-field.tsx';
export { BegunElsewhere, ProofForm } from './proof-form.tsx';
export { changeForGrant, createProof, isOfCode, type Proven } from './proof.ts';
export { $recipient, aimOf, codeNeeded, sendFx, type Recipient } from './sending.ts';
