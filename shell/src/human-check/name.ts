/** Name of the dialog of the human check. */
export const HUMAN_CHECK = 'shell.human-check';
