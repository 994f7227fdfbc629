/** Dialogs that are open, the top one last: siblings in the React tree do not know of each other. */
const layers: symbol[] = [];
const answered = new WeakSet<Event>();

/** Puts a dialog on top of the others. Call the result when it closes. */
export function pushLayer(layer: symbol): () => void {
  layers.push(layer);
  return () => void layers.splice(layers.indexOf(layer), 1);
}

/** Whether this event may close this dialog: one event closes the top layer and no other. */
export function mayClose(layer: symbol, event: Event): boolean {
  if (answered.has(event) || layers.at(-1) !== layer) return false;
  answered.add(event);
  return true;
}
