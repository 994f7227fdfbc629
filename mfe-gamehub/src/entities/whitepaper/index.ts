export { PdfLinks } from './pdf-links.tsx';
