export { HeroWall } from './hero-wall.tsx';
export { highlights } from './news/highlights.ts';
