export { AreaDown } from './area-down.tsx';
export { BrickScene } from './brick-scene.tsx';
export { StatusPage } from './status-page.tsx';
