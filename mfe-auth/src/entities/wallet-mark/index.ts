export { WalletMark } from './wallet-mark.tsx';
