export { watchEmptyPage } from './empty-page.ts';
