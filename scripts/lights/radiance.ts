/** Red, green and blue of light; 1 is that of white paper. */
export type Light = readonly [number, number, number];

/**
 * A room as light from everywhere, as a Radiance picture (.hdr).
 * @param lightFrom a direction: `azimuth` in radians from the right, 0 to the right of a piece and π/2 before it;
 *   `height` in radians above the horizon
 */
export function radiancePicture(
  { width, height }: { width: number; height: number },
  lightFrom: (azimuth: number, height: number) => Light,
): Buffer {
  const pixels: number[] = [];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const azimuth = ((x + 0.5) / width) * 2 * Math.PI - Math.PI;
      pixels.push(...sharedExponent(lightFrom(azimuth, Math.PI / 2 - ((y + 0.5) / height) * Math.PI)));
    }
  const head = `#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y ${height} +X ${width}\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(pixels)]);
}

function sharedExponent(light: Light): number[] {
  const most = Math.max(...light);
  if (most < 1e-9) return [0, 0, 0, 0];
  const exponent = Math.floor(Math.log2(most)) + 1;
  return [...light.map((part) => Math.floor((part * 256) / 2 ** exponent)), exponent + 128];
}
