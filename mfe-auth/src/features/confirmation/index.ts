export { Confirmation } from './confirmation.tsx';
export { isEvidenceWhole, noEvidence, sealed, type Evidence } from './evidence.ts';
