/** Name of the dialog that tells whoever is shut out. */
export const BARRED = 'shell.barred';
