export { AuthPage } from './auth-page.tsx';
export { loadAuthPage } from './load-auth-page.ts';
