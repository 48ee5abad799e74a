/** A picture without its metadata, such as the place where it was taken. */
export interface BarePicture {
  width: number;
  height: number;
  bytes: Uint8Array<ArrayBuffer>;
}

export function joinedBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
