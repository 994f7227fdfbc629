export { AllocationFigure } from './allocation-figure.tsx';
