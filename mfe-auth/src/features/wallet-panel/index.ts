export { DisconnectButton } from './disconnect-button.tsx';
export { panelOpened } from './holdings.ts';
export { PanelView } from './panel-view.tsx';
