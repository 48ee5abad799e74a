/** The file formats for exporting a script. */
export const SCRIPT_FORMATS = ['pdf', 'md', 'srt'] as const;
export type ScriptFormat = (typeof SCRIPT_FORMATS)[number];
