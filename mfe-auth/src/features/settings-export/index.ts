export { ExportSettings } from './settings-export.tsx';
