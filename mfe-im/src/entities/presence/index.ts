export { $here, $typing, peopleShown, typed, type Typing } from './model.ts';
