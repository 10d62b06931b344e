/** Gatsby sets these two when it starts; there is nothing to set. */
module.exports = { simd() {}, concurrency() {} };
