export { takeBroughtAnswer } from './brought-answer.ts';
export { $demand, $isTyping, $typedAddress, addressTyped, otherAddressWanted, proof } from './model.ts';
export { WithOtherWays } from './other-ways.tsx';
