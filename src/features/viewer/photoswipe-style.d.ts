declare module 'photoswipe/style.css' {
  const text: string;
  export default text;
}
