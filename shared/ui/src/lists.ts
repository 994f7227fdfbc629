import './layers.css';

export { Feed, type FeedProps } from './feed/feed.tsx';
export { VirtualList, type VirtualListProps } from './feed/virtual-list.tsx';
export { InfiniteList, type InfiniteListProps } from './infinite-list/infinite-list.tsx';
