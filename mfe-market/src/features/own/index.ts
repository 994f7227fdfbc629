export { FileButton } from './file-button.tsx';
export { ItemCell } from './item-cell.tsx';
export { OwnFrame } from './own-frame.tsx';
export { createOwnList, createOwnQuery, ofChain, type OwnView } from './own-list.ts';
