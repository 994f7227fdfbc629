export { DevCenterPage } from './dev-center-page.tsx';
export { loadDevCenter } from './load-dev-center.ts';
