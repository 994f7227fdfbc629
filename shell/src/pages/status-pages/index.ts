export { AreaDown } from './area-down.tsx';
export { BackHome } from './back-home.tsx';
export { BrickScene } from './brick-scene.tsx';
export { StatusPage } from './status-page.tsx';
export { StatusLayout } from './status-layout.tsx';
