/** The registry does not do what was asked; the message says why and what to do. */
export class Refusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Refusal';
  }
}
