export { FileButton } from './file-button.tsx';
export { ItemCell } from './item-cell.tsx';
export { OwnFrame } from './own-frame.tsx';
export { OwnNav } from './own-nav.tsx';
export { createOwnList, createOwnQuery, ofChain, type OwnView } from './own-list.ts';
export { chainIn } from './use-chain.ts';
