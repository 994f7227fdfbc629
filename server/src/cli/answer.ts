/** What a call says, and the exit code that it ends with: 0 where it is left out. */
export interface Answer {
  text: string;
  code?: number;
}
