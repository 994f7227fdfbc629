export { $here, $typing, peerShown, peopleShown, typed } from './model.ts';
