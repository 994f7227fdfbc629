import './layers.css';

export { enqueue, type DrawnToast, type Toast } from './toasts/queue.ts';
export { Toasts, type ToastsProps } from './toasts/toasts.tsx';
