import { Refusal } from '../../../lib/refusal.ts';
import { verdictText, type Verdict } from './verdict.ts';

/** The gate does not let a build in; the verdict says all that is wrong with it. */
export class GateRefusal extends Refusal {
  readonly verdict: Verdict;

  constructor(verdict: Verdict) {
    super(verdictText(verdict));
    this.verdict = verdict;
  }
}
