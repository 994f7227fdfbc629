export { FeedList } from './feed-list.tsx';
export { FeedSkeleton } from './feed-skeleton.tsx';
export { FeedOutline } from './feed-outline.tsx';
