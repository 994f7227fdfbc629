export { useHead, type Head } from './use-head.ts';
export { PageFocus } from './page-focus.tsx';
