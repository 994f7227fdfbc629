export { OpenHub } from './open-hub.tsx';
