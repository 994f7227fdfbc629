export { history, HistoryRow, HistorySettings as Section, wanted } from './settings-history.tsx';
