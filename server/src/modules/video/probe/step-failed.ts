import type { VideoReason } from '@mortar/protocol/video';
import { ProgramFailed } from '../programs/run.ts';

/** A step that did not end well, with what its author is told. */
export class StepFailed extends Error {
  readonly reason: VideoReason;
  /** Another try would end the same. */
  readonly isFinal: boolean;

  constructor(reason: VideoReason, { isFinal = false, cause }: { isFinal?: boolean; cause?: unknown } = {}) {
    super(reason, { cause });
    this.reason = reason;
    this.isFinal = isFinal;
  }
}

const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'EFBIG'].includes((error as NodeJS.ErrnoException).code ?? '') ||
  (error instanceof ProgramFailed && /No space left|Disk quota exceeded|File too large/.test(error.said));

/** What an error of a step means. */
export function asStepFailed(error: unknown): StepFailed {
  if (error instanceof StepFailed) return error;
  if (isFull(error)) return new StepFailed('noSpace', { cause: error });
  if (error instanceof ProgramFailed && error.why === 'wall') return new StepFailed('tooSlow', { cause: error });
  return new StepFailed('broken', { cause: error });
}
