/** Workers run built code, each in one file; also when this file itself runs from its source, as in tests. */
export const workerEntry = (name: string): URL =>
  import.meta.url.endsWith('.ts')
    ? new URL(`../../dist/flat/${name}.js`, import.meta.url)
    : new URL(`../flat/${name}.js`, import.meta.url);
