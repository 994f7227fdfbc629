import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';

interface Point {
  x: number;
  y: number;
}

interface Gestures {
  onPan: (by: Point) => void;
  /** Points are from the middle of the stage. */
  onZoom: (factor: number, at: Point) => void;
  /** A press that moved nothing, on the stage itself. */
  onPress: (event: PointerEvent<HTMLElement>) => void;
}

/** A pointer that went further than this has moved, in px. */
const MOVED = 6;

/** One pointer pans, two pinch, the wheel zooms. The result goes on the stage. */
export function useGestures(stage: RefObject<HTMLElement | null>, { onPan, onZoom, onPress }: Gestures) {
  const pointers = useRef(new Map<number, Point>());
  const travelled = useRef(0);
  useWheel(stage, onZoom);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    if (pointers.current.size === 0) travelled.current = 0;
    pointers.current.set(event.pointerId, pointOf(event));
    stage.current?.setPointerCapture?.(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    travelled.current += distance(before, now);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (!other) return onPan({ x: now.x - before.x, y: now.y - before.y });
    travelled.current = Number.POSITIVE_INFINITY;
    onZoom(distance(other, now) / Math.max(1, distance(other, before)), fromMiddle(stage.current, middle(other, now)));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (pointers.current.delete(event.pointerId) && travelled.current < MOVED) onPress(event);
  };
  const onPointerCancel = (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId);
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}

/** React's own wheel listener is passive and could not keep the page from zooming as well. */
function useWheel(stage: RefObject<HTMLElement | null>, onZoom: Gestures['onZoom']): void {
  const zoom = useEffectEvent(onZoom);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 400), fromMiddle(element, pointOf(event)));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [stage]);
}

/** A point of the window as seen from the middle of an element. */
export function fromMiddle(element: Element | null, point: Point): Point {
  const box = element?.getBoundingClientRect();
  return box ? { x: point.x - box.left - box.width / 2, y: point.y - box.top - box.height / 2 } : point;
}

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({ x: clientX, y: clientY });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
