/** What a plain TypeScript compiler is told of the components, which only Astro's own checker can read. */
declare module '*.astro' {
  const Component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default Component;
}
