// Read by each Node process of `npm test`. Node compiles the WebAssembly of PostgreSQL quickly and, beside that, a second time
// for speed that pays only when a database works for longer than a test's: without it, a start costs a third less.
const { setFlagsFromString } = require('node:v8');

// At a command line the first flag means the others too; here each has to be said.
for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) {
  setFlagsFromString(flag);
}
