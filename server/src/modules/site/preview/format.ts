/** Size of a picture in px: what sites that show links ask for. */
export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;

export const PICTURE_TYPE = 'image/png';
