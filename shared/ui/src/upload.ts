import './layers.css';

export { type Limits, type Refusal } from './upload-field/refusals.ts';
export { UploadField, type UploadFieldProps, type UploadTexts } from './upload-field/upload-field.tsx';
export { type Send } from './upload-field/uploads.ts';
