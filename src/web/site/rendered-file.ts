export interface RenderedFile {
  /** Path of the file inside the output folder. */
  file: string;
  text: string;
}
