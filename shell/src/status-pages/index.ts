export { AreaDown } from './area-down.tsx';
export { StatusPage } from './status-page.tsx';
