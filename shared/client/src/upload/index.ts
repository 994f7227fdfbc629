export { createUpload, type UploadEndpoint, type UploadInput, type UploadProgress } from './upload.ts';
