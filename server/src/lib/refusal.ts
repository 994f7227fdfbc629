/** What an operator or a team asked for is not done; the message says why and what to do. */
export class Refusal extends Error {
  override name = 'Refusal';
}
