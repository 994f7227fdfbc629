export { focusHeading } from './focus.ts';
export { pageChanged } from './model.ts';
export { PageFocus } from './page-focus.tsx';
export { ScrollManner } from './scroll-manner.tsx';
export { useHead } from './use-head.ts';
