export { MakingNote } from './making-note.tsx';
export { VideoGrid } from './video-grid.tsx';
