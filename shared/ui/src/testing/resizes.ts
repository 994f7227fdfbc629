/** An observer that never tells anything: jsdom has no layout. */
export function installResizeObserver(): void {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
