const WIDTH = 800;
const PAPER = '#f3e7cb';
const SVG = 'http://www.w3.org/2000/svg';

const asDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** A picture may load nothing, so the fonts travel inside it. */
const withFont = async (rule: CSSFontFaceRule): Promise<string> => {
  const address = /url\("?([^")]+)"?\)/.exec(rule.cssText)?.[1];
  if (address === undefined) return rule.cssText;
  const base = rule.parentStyleSheet?.href ?? document.baseURI;
  const font = await asDataUrl(await (await fetch(new URL(address, base))).blob());
  return rule.cssText.replace(/url\([^)]*\)/, `url("${font}")`);
};

/** All styles of the page, as it has them now. */
const stylesOfPage = async (): Promise<string> => {
  const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules]);
  const texts = await Promise.all(
    rules.map(rule => (rule instanceof CSSFontFaceRule ? withFont(rule) : Promise.resolve(rule.cssText))),
  );
  return texts.join('\n');
};

/** The copy stands in the page for a moment, unseen, to say how high it is about at this width: on a phone it lays itself out differently. */
const heightOf = (sheet: HTMLElement): number => {
  sheet.style.cssText = `position: absolute; left: -9999px; top: 0; width: ${WIDTH}px`;
  document.body.append(sheet);
  const height = Math.ceil(sheet.getBoundingClientRect().height);
  sheet.remove();
  sheet.style.cssText = `width: ${WIDTH}px`;
  return height;
};

/** More than any sheet needs beyond what was measured; what stays empty is cut off. */
const roomFor = (height: number): number => Math.ceil(height * 1.3) + 100;

const svgOf = (sheet: HTMLElement, height: number, styles: string): string => {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('width', `${WIDTH}`);
  svg.setAttribute('height', `${height}`);
  svg.setAttribute('data-theme', 'light');
  const { fontFamily, fontSize, lineHeight, fontVariantNumeric } = getComputedStyle(document.documentElement);
  Object.assign(svg.style, { fontFamily, fontSize, lineHeight, fontVariantNumeric }); // all sizes are told in those of the root
  const style = document.createElementNS(SVG, 'style');
  style.textContent = styles;
  const frame = document.createElementNS(SVG, 'foreignObject');
  frame.setAttribute('width', '100%');
  frame.setAttribute('height', '100%');
  frame.append(sheet);
  svg.append(style, frame);
  return new XMLSerializer().serializeToString(svg);
};

const drawn = async (svg: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
};

const canvasOf = (height: number): { readonly canvas: HTMLCanvasElement; readonly brush: CanvasRenderingContext2D } => {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * 2;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('this browser does not paint');
  return { canvas, brush };
};

/** Where the sheet ends: the last row whose middle is painted. */
const endOf = (brush: CanvasRenderingContext2D, height: number): number => {
  const { data } = brush.getImageData(WIDTH, 0, 1, height);
  let row = height - 1;
  while (row > 0 && (data[row * 4 + 3] ?? 0) < 255) row -= 1;
  return row + 1;
};

/** Twice its size, and as high as the sheet became. */
const printed = (image: HTMLImageElement, room: number): HTMLCanvasElement => {
  const draft = canvasOf(room * 2);
  draft.brush.drawImage(image, 0, 0, WIDTH * 2, room * 2);
  const { canvas, brush } = canvasOf(endOf(draft.brush, room * 2));
  brush.fillStyle = PAPER;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(draft.canvas, 0, 0);
  return canvas;
};

/** The sheet as it lies on the page, without what belongs to the screen: a PNG made by this device; nothing leaves it. */
export const pictureOf = async (shown: HTMLElement): Promise<Blob> => {
  const sheet = document.importNode(shown, true);
  for (const part of sheet.querySelectorAll('[data-screen-only]')) part.remove();
  for (const part of sheet.querySelectorAll('[data-print-only]')) part.removeAttribute('hidden');
  const room = roomFor(heightOf(sheet));
  const canvas = printed(await drawn(svgOf(sheet, room, await stylesOfPage())), room);
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob === null ? reject(new Error('the picture is empty')) : resolve(blob)), 'image/png'),
  );
};
