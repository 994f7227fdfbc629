/** Who makes a call, as the access token says; read before any handler runs. */
export interface Person {
  /** Key of the person in our tables. */
  userId: number;
  /** Name of the person on the wire. */
  uid: string;
  /** Session family that the token belongs to. */
  sessionId: string;
}

/** Turns an `Authorization` value into a person; null when the token is missing, wrong, dead or revoked. */
export type ReadPerson = (authorization: string) => Person | null;
