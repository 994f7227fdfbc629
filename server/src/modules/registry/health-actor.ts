/** Who takes a worse version back, as history and audit name it. */
export const HEALTH_ACTOR = 'health';
