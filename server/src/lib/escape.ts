/** Text for an HTML element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** JSON inside a script element: nothing in it may close the element or open a comment. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** CSS inside a style element. */
export function escapeStyle(css: string): string {
  return css.replaceAll('</', '<\\/');
}
