export { VideoFields, type VideoWords } from './video-fields.tsx';
