export { PICTURE_HEIGHT, PICTURE_TYPE, PICTURE_WIDTH } from './format.ts';
export { createPreviews } from './previews.ts';
