// Stands in for invariant in visitors' browsers: the router tells its mistakes to who develops.
export default function invariant() {}
