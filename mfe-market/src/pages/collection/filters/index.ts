export { ClearFilters } from './clear-filters.tsx';
export { Filters } from './filters.tsx';
