import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { attentionChanged } from '#entities/timeline';

/** Tells whether somebody can look at the page: it is visible and has the focus. */
export function useAttention(): void {
  const change = useUnit(attentionChanged);
  useEffect(() => {
    const tell = () => change(document.visibilityState === 'visible' && document.hasFocus());
    tell();
    window.addEventListener('focus', tell);
    window.addEventListener('blur', tell);
    document.addEventListener('visibilitychange', tell);
    return () => {
      window.removeEventListener('focus', tell);
      window.removeEventListener('blur', tell);
      document.removeEventListener('visibilitychange', tell);
      change(false);
    };
  }, [change]);
}
