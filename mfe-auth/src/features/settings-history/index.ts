export { history } from './model.ts';
export { HistorySettings } from './settings-history.tsx';
