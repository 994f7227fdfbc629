declare module 'subset-font' {
  interface Options {
    targetFormat?: 'truetype' | 'woff' | 'woff2';
    /** Pins an axis of a variable face to one value. */
    variationAxes?: Record<string, number>;
  }
  /** The signs of `text` out of a face. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
