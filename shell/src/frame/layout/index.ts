export { AppLayout } from './app-layout.tsx';
export { Desk } from './desk.tsx';
export { LandingLayout } from './landing-layout.tsx';
export { LoginLayout } from './login-layout.tsx';
export { SiteRoot } from './site-root.tsx';
