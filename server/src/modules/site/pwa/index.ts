export { APPLE_TOUCH_PATH, readIcons } from './icons.ts';
export { manifestPath } from './manifest.ts';
export { readPwaBuild } from './pwa-build.ts';
export { WORKER_PATH, addPwaRoutes } from './routes.ts';
