export { focusHeading } from './focus.ts';
export { keepFocusWish } from './focus-wish.ts';
export { pageChanged } from './model.ts';
export { PageFocus } from './page-focus.tsx';
export { useHead } from './use-head.ts';
