export { CreditNote } from './credit-note.tsx';
export { creditsTouched } from './credits.ts';
export { OrderHistory } from './order-history.tsx';
export { OrderPanel } from './order-panel.tsx';
