let sheet: CSSStyleSheet | undefined;

const GLOW = `
  outline: 3px solid #e8a80c !important;
  outline-offset: -2px;
  box-shadow: 0 0 0 2px #fff6d8, 0 0 16px 6px #f5b400 !important;
  animation: guide-glow 1.2s ease-in-out infinite alternate;
  border-radius: 6px;`;

/** Things that answer to these selectors glow, also those that are drawn later; with none, nothing glows. */
export const glowOn = (selectors: readonly string[]): void => {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(selectors.length === 0 ? '' : `:is(${selectors.join(', ')}) {${GLOW}}`);
};
