export { Crowd } from './crowd.tsx';
