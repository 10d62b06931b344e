// Stands in for prop-types in the visitors' scripts: what checks properties while developing does nothing there.
const any = () => null;
any.isRequired = any;
const of = () => any;

module.exports = {
  any,
  array: any,
  bool: any,
  element: any,
  elementType: any,
  func: any,
  node: any,
  number: any,
  object: any,
  string: any,
  symbol: any,
  arrayOf: of,
  exact: of,
  instanceOf: of,
  objectOf: of,
  oneOf: of,
  oneOfType: of,
  shape: of,
};
