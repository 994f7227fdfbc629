export { WalletMark } from './wallet-mark.tsx';
export { WalletName } from './wallet-name.tsx';
