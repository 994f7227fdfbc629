export { timeTold, useIsPast } from './clock.ts';
export { EndsIn } from './ends-in.tsx';
export { OrderCard } from './order-card.tsx';
export { type Phase, usePhase } from './phase.ts';
