/** A text with the signature that is said to be by an address. */
export interface SignedText {
  text: string;
  /** In its canonical form. */
  address: string;
  signature: string;
}
