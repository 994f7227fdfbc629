export { HowTo } from './how-to.tsx';
