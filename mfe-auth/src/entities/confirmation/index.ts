export { Confirmation } from './confirmation.tsx';
export { ConfirmedForm } from './confirmed-form.tsx';
export { ConfirmedPanel } from './confirmed-panel.tsx';
export { confirmationFields, isEvidenceWhole, isOfEvidence, noEvidence, sealed, type Evidence } from './evidence.ts';
