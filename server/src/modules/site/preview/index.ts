export { createFaces } from './faces.ts';
export { PICTURE_HEIGHT, PICTURE_TYPE, PICTURE_WIDTH } from './format.ts';
export { drawMark } from './mark.ts';
export { createPngs } from './pngs.ts';
export { createPreviews } from './previews.ts';
export { createTypeCase, type TypeStyle } from './type.ts';
