import { Type, type Static } from 'typebox';

const Pixels = Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]);

/** A file that was taken in: what every way of uploading gives. */
export const Asset = Type.Object({
  /** What other calls name it by. */
  assetid: Type.String(),
  /** Address on our own origin; never changes its content. */
  url: Type.String(),
  /** Media type by the content. */
  type: Type.String(),
  /** Bytes as stored, which is not what was sent where a picture was made anew. */
  size: Type.Integer({ minimum: 0 }),
  /** Null for what is no picture. */
  width: Pixels,
  height: Pixels,
  /** Seconds of a video, null until somebody has looked into it. */
  duration: Type.Union([Type.Number({ minimum: 0 }), Type.Null()]),
  /** Picture to show for a video; empty while there is none. */
  coverurl: Type.String(),
  state: Type.Literal('ready'),
});
export type Asset = Static<typeof Asset>;
