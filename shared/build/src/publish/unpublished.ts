/** Nothing was published; the message says why and what to do. */
export class Unpublished extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Unpublished';
  }
}
