export { EditVideo } from './edit-video.tsx';
