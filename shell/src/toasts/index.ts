export { ToastHost } from './toast-host.tsx';
