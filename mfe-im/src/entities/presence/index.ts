export { $here, $typing, peopleShown, typed } from './model.ts';
