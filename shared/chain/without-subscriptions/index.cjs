/** What a connection of @solana/web3.js builds on and listens to, without ever opening a socket. */
exports.CommonClient = class {
  on() {}
  connect() {
    throw new Error('Subscriptions are left out (pnpm-workspace.yaml): ask over HTTP');
  }
};
