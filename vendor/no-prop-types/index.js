// Stands in for prop-types in visitors' browsers, where React asks for none: the names that Gatsby and its router declare.
const type = () => null;
type.isRequired = type;
const make = () => type;

module.exports = {
  array: type,
  bool: type,
  element: type,
  func: type,
  node: type,
  number: type,
  object: type,
  string: type,
  arrayOf: make,
  oneOfType: make,
  shape: make,
};
