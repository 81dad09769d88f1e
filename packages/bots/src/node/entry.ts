/** Workers run built code: when this file itself runs from its source, as in tests, the entry beside the build is taken. */
export const workerEntry = (name: string): URL =>
  import.meta.url.endsWith('.ts')
    ? new URL(`../../dist/node/${name}.js`, import.meta.url)
    : new URL(`./${name}.js`, import.meta.url);
