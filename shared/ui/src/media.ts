import './layers.css';

export { LazyImage, type LazyImageProps } from './lazy-image/lazy-image.tsx';
export { QrCode, type QrCodeProps } from './qr-code/qr-code.tsx';
