import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pageArrived } from './navigate.ts';

/** Says that a page has arrived. It stands behind what clears away the page before. */
export function Arrival() {
  const { key, pathname, search, hash } = useLocation();
  const arrived = useUnit(pageArrived);
  useEffect(() => void arrived({ key, pathname, search, hash }), [key, pathname, search, hash, arrived]);
  return null;
}
