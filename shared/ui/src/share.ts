import './layers.css';

export { CopyButton, type CopyButtonProps } from './copy/copy-button.tsx';
export { copyText } from './copy/copy-text.ts';
export { saveFile } from './lib/save-file.ts';
export { ShareLinks, type ShareLinksProps } from './share-links/share-links.tsx';
export { type Shared, type ShareTarget, shareAddress } from './share-links/targets.ts';
