export { ReasonedAct } from './reasoned-act.tsx';
