/** Name of the dialog that greets whoever was rewarded. */
export const CONGRATULATION = 'shell.congratulation';
