export { HistorySettings as Section, wanted } from './settings-history.tsx';
