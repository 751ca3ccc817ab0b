const side = 256;

/** The middle square of a picture at 256 px, so that a phone's 5 MB photo becomes a few kilobytes before it travels. */
export async function resizePicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const { x, y, size } = middleSquare(picture);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')?.drawImage(picture, x, y, size, size, 0, 0, side, side);
  picture.close();
  const small = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/webp', 0.85),
  );
  if (!small) throw new Error('The browser could not draw the picture');
  return small;
}

export function middleSquare({ width, height }: { width: number; height: number }) {
  const size = Math.min(width, height);
  return { x: (width - size) / 2, y: (height - size) / 2, size };
}
