export { TimeBar } from './time-bar.tsx';
