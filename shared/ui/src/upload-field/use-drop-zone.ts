import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** What an element needs to take files that are dropped on it or pasted into it. */
export function useDropZone(add: (files: File[]) => void, disabled = false) {
  const [depth, setDepth] = useState(0);
  const carriesFiles = (event: DragEvent) => !disabled && event.dataTransfer.types.includes('Files');
  return {
    'data-over': depth > 0 || undefined,
    onDragEnter: (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setDepth((now) => now + 1);
    },
    onDragOver: (event: DragEvent) => {
      if (carriesFiles(event)) event.preventDefault();
    },
    onDragLeave: () => setDepth((now) => Math.max(0, now - 1)),
    onDrop: (event: DragEvent) => {
      setDepth(0);
      if (!carriesFiles(event)) return;
      event.preventDefault();
      add([...event.dataTransfer.files]);
    },
    onPaste: (event: ClipboardEvent) => {
      const files = [...event.clipboardData.files];
      if (disabled || files.length === 0) return;
      event.preventDefault();
      add(files);
    },
  };
}
