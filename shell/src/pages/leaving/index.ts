export { LeavingPage } from './leaving-page.tsx';
export { loadLeavingPage } from './load-leaving-page.ts';
