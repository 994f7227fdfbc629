/** Contracts whose ABI and bytecode `shared/abi` has. */
export const CONTRACTS = ['AccessManager', 'TimelockController', 'FeeManager', 'Exchange', 'WrappedEther', 'TestCurrency'];
