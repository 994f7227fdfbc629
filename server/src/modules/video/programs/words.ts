/** Arguments of a program as one line says them; none holds a space. */
export const words = (line: string): string[] => line.split(' ');
