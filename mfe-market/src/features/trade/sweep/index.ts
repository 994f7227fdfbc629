export { ActionsOutline } from './actions-outline.tsx';
export { CollectionActions } from './collection-actions.tsx';
