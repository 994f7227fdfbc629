/** The build without what we do not play; its package has types for the whole one only. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
