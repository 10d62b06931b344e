// A stylesheet or a font, which jsdom has no use for. Webpack gives it as the default export.
export default '';
