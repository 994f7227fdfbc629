import { useEffect, useState } from 'react';

/** Share of the window's height above which a section counts as the one being read. */
const READING_LINE = 0.3;

/**
 * Id of the section that is being read: the last one that begins above the reading line, at the end of the document the last.
 * Listens in the capture phase, so it does not matter which element scrolls.
 */
export function useActiveSection(ids: readonly string[]): string {
  const [active, setActive] = useState(ids[0] ?? '');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      setActive(activeSection(ids));
    };
    const plan = () => {
      frame ||= requestAnimationFrame(look);
    };
    plan();
    window.addEventListener('scroll', plan, { capture: true, passive: true });
    window.addEventListener('resize', plan, { passive: true });
    return () => {
      window.removeEventListener('scroll', plan, { capture: true });
      window.removeEventListener('resize', plan);
      cancelAnimationFrame(frame);
    };
  }, [ids]);
  return active;
}

function activeSection(ids: readonly string[]): string {
  const boxes = ids.map((id) => ({ id, box: document.getElementById(id)?.getBoundingClientRect() }));
  const last = boxes.at(-1);
  if (last?.box && last.box.bottom <= window.innerHeight) return last.id;
  const begun = boxes.filter(({ box }) => box && box.top <= window.innerHeight * READING_LINE);
  return begun.at(-1)?.id ?? ids[0] ?? '';
}
