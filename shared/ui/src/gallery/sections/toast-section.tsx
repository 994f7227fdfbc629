import { Button } from '../../index.ts';
import { enqueue, type Toast, Toasts } from '../../toasts.ts';
import { Example } from '../example.tsx';

const SAMPLES: Toast[] = [
  { type: 'success', text: 'The brick is laid.' },
  { type: 'warning', text: 'The price has changed since you looked. Read it again before you sign.' },
  { type: 'error', text: 'The server did not answer.' },
  { type: 'info', text: 'A new version is live.' },
];

/** Toasts of the four types. */
export function ToastSection() {
  return (
    <Example title="Toasts" code={"<Toasts labels={{ region, close }} />\nenqueue({ type: 'success', text });"}>
      {SAMPLES.map((toast) => (
        <Button key={toast.type} onClick={() => enqueue(toast)}>
          {toast.type}
        </Button>
      ))}
      <Toasts labels={{ region: 'Notices', close: 'Close' }} />
    </Example>
  );
}
