import './layers.css';

export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './breadcrumbs/breadcrumbs.tsx';
export { Pagination, type PaginationProps } from './pagination/pagination.tsx';
export { type Tab, Tabs, type TabsProps } from './tabs/tabs.tsx';
