export { MakingNote } from './making-note.tsx';
export { $reachedMoments, momentChosen } from './moments.ts';
export { useMoments } from './use-moments.ts';
export { VideosOutline } from './video-outline.tsx';
export { VideoGrid } from './video-grid.tsx';
