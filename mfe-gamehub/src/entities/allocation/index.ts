export { AllocationBar } from './allocation-bar.tsx';
export { AllocationFigure } from './allocation-figure.tsx';
