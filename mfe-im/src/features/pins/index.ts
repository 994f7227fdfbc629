export { PinsSide } from './pins-side.tsx';
