/** An SVG as a PNG of twice its size, drawn by the browser; nothing leaves the device. */
export const pngOf = (svg: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('error', () => reject(new Error('the picture could not be drawn')));
    image.addEventListener('load', () => {
      const canvas = document.createElement('canvas');
      canvas.width = image.width * 2;
      canvas.height = image.height * 2;
      canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
      canvas.toBlob(blob => (blob === null ? reject(new Error('the picture is empty')) : resolve(blob)), 'image/png');
    });
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  });
