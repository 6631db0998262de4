import sharp from 'sharp';

/**
 * What a phone held upright writes: the picture lying on its side with the word that it is to be
 * turned (orientation 6), where it was taken, and by which phone. Seen upright its upper half is red,
 * its lower half blue.
 */
export async function cameraPicture({ width = 3000, height = 4000 } = {}): Promise<Buffer> {
  const half = { width: Math.round(height / 2), height: width, channels: 3 as const };
  // Turned by a quarter to the left: what is above when upright lies on the left.
  const blue = await sharp({ create: { ...half, background: '#1020e0' } })
    .png()
    .toBuffer();
  return sharp({ create: { ...half, width: height, background: '#e02010' } })
    .composite([{ input: blue, left: half.width, top: 0 }])
    .withExif({
      IFD0: { Make: 'Quixotry', Model: 'Spyphone 9', Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '30/1 16/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '97/1 44/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A picture that stays large however it is written: for networks to be slow with. */
export async function noisePicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const size = { width: 1600, height: 1200, channels: 3, background: '#888' } as const;
  return sharp({ create: { ...size, noise } })
    .jpeg({ quality: 90 })
    .toBuffer();
}
