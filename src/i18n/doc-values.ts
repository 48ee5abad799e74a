/** Figures of the rules that the documentation says, by the names its `{value:…}` slots use. */
export const DOC_VALUES = {};
