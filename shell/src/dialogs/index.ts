export { confirmHandler } from './model.ts';
export { DialogHost } from './dialog-host.tsx';
