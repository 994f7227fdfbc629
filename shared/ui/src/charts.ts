import './layers.css';

export { Ring, type RingProps, type RingSegment } from './ring/ring.tsx';
