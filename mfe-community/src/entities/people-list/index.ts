export { ListMarks } from './list-marks.tsx';
export { ListRow } from './list-row.tsx';
export { createListFx, deleteListFx, editListFx, listEditAsked, listPath, listTold, setListedFx } from './model.ts';
