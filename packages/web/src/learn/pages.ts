/** Where a page may end: after a sentence if that leaves it more than half full, else after a word. */
const endOf = (words: readonly string[], first: number, most: number): number => {
  for (let end = most; end > first + (most - first) / 2; end -= 1)
    if (/[.!?…]["”’“»]?$/.test(words[end - 1] ?? '')) return end;
  return most;
};

/** The most words from the first on that fit, at least one. */
const mostFrom = (words: readonly string[], first: number, fits: (text: string) => boolean): number => {
  let [least, most] = [first + 1, words.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(words.slice(first, middle).join(' '))) least = middle;
    else most = middle - 1;
  }
  return least;
};

/** A long text page by page, each of which fits its place. */
export const pagesOf = (text: string, fits: (text: string) => boolean): readonly string[] => {
  const words = text.split(/\s+/).filter(word => word !== '');
  const pages: string[] = [];
  for (let first = 0; first < words.length; ) {
    const most = mostFrom(words, first, fits);
    const end = most === words.length ? most : endOf(words, first, most);
    pages.push(words.slice(first, end).join(' '));
    first = end;
  }
  return pages;
};
