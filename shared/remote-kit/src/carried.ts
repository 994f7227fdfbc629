const prefix = 'mortar:';

/** Keeps a value for the next document of this tab. False where the browser keeps nothing: storage barred or full. */
export function carry(name: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** A value that an earlier document or page of this tab kept; null without one. */
export function carried(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null');
  } catch {
    return null;
  }
}

/** The value has arrived: it is not carried on. */
export function putDown(name: string): void {
  try {
    sessionStorage.removeItem(prefix + name);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}
