export { $bricks, brickLaid } from './model.ts';
