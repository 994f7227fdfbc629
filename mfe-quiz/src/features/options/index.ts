export { Options } from './options.tsx';
