export { ClaimNote } from './claim-note.tsx';
