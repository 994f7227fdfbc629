export { MessageHit } from './message-hit.tsx';
