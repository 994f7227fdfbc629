/**
 * Loaded into a test's server by `node --import`: its clock jumps ahead when the test says so. The product knows nothing
 * of it. Timers and the database's own clock go on as ever.
 */
const RealDate = Date;
let aheadMs = 0;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length > 0) super(...parts);
    else super(RealDate.now() + aheadMs);
  }

  static now() {
    return RealDate.now() + aheadMs;
  }

  static [Symbol.hasInstance](value) {
    return value instanceof RealDate;
  }
};

process.on('message', (ms) => {
  aheadMs += Number(ms);
  process.send?.(aheadMs);
});
