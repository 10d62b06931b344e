// Stands in for invariant in visitors' browsers: the router tells its mistakes to who develops.
// No ES module, as no-prop-types is none: webpack would join them with the router, and name the whole after the folder of the build.
module.exports = function invariant() {};
