export { PersonSide } from './person-side.tsx';
