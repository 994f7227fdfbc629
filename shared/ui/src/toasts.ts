import './layers.css';

export { enqueue, type Toast } from './toasts/queue.ts';
export { Toasts, type ToastsProps } from './toasts/toasts.tsx';
