import { ObjectsUnavailable } from '../../../objects/index.ts';

/** The bucket has a version not at all, by half, or with other files than were published. */
export class NotWhole extends ObjectsUnavailable {
  constructor({ name, version }: { name: string; version: string }, why: string, cause?: unknown) {
    super(`the files of ${name} ${version} are not whole in the bucket (${why}): publish its build again`, cause);
    this.name = 'NotWhole';
  }
}
