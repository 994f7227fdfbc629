export { createGlance, type Glance } from './service.ts';
