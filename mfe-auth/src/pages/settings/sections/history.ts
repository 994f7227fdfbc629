import { history } from '#features/settings-history';

export { HistorySettings as Section } from '#features/settings-history';
export const { wanted } = history;
