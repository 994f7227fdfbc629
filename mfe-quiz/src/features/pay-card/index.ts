export { PayCard } from './pay-card.tsx';
