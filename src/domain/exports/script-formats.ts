/** The kinds of file that a script can be taken along as. */
export const SCRIPT_FORMATS = ['pdf', 'md', 'srt'] as const;
export type ScriptFormat = (typeof SCRIPT_FORMATS)[number];
