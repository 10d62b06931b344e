// A stylesheet of a package, which jsdom has no use for.
export default '';
