export { BindThirdParties } from './bind-third-parties.tsx';
export { broughtBindingWanted } from './model.ts';
