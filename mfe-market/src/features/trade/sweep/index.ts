export { CollectionActions } from './collection-actions.tsx';
