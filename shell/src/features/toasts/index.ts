export { regionWanted } from './model.ts';
export { ToastHost } from './toast-host.tsx';
