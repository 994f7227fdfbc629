import { randomInt } from 'node:crypto';

/** `randomInt` takes ranges up to 2^48. */
const RANGE = 2 ** 48 - 1;

/** Id of something new: random, so that it tells nothing of how many there are. */
export const newId = (): number => randomInt(1, RANGE);

/** Who is not signed in: no person has this key. */
export const VISITOR = 0;

/** What can be liked: a post by `seq` 0, or a reply to it. */
export interface Target {
  postId: number;
  seq: number;
}

/** A target of its id on the wire, `12` or `12-3`. */
export function targetOf(id: string): Target {
  const [postId, seq = '0'] = id.split('-');
  return { postId: Number(postId), seq: Number(seq) };
}
