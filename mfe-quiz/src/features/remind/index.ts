export { Remind } from './remind.tsx';
