export { createFetchPage, type FetchPage } from './fetch-page.ts';
export { createLinkPreviews, linkOf, type LinkPreviews } from './link-previews.ts';
