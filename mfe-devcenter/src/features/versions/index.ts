export { VersionsView } from './versions-view.tsx';
