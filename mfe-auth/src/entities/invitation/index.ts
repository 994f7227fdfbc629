export { $inviter, inviterWanted } from './model.ts';
export { Inviter } from './inviter.tsx';
