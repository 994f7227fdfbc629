import { Button, type ButtonProps } from '@mortar/ui';
import { useRef } from 'react';

interface Props extends ButtonProps {
  /** What is chosen. */
  label: string;
  accept: string;
  onFile: (file: File) => void;
}

/** A button that chooses a file of the device. */
export function FileButton({ label, accept, onFile, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
    </>
  );
}
