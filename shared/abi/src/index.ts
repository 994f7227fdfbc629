// Made by `npm run abi` of contracts/; its check fails when this is old.
export * from './access-manager.ts';
export * from './timelock-controller.ts';
export * from './fee-manager.ts';
export * from './exchange.ts';
export * from './wrapped-ether.ts';
export * from './test-currency.ts';
