export { HeroWall } from './hero-wall.tsx';
