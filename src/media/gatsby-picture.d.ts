declare module 'gatsby-plugin-image/dist/components/picture' {
  export { Picture } from 'gatsby-plugin-image/dist/src/components/picture';
}
