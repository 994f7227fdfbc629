import './layers.css';

export { ImagePreview, type ImagePreviewProps, type PreviewImage } from './image-preview/image-preview.tsx';
