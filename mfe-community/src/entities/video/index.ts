export { MakingNote } from './making-note.tsx';
export { $chosenMoment, $reachedMoments, momentChosen, momentReached } from './moments.ts';
export { VideoGrid } from './video-grid.tsx';
