const NO_APOSTROPHE =
  /(?<!\p{L})(are|is|was|were|do|does|did|ca|could|wo|would|should|has|have|had)nt(?!\p{L})/giu

/** Adds the apostrophe to "arent" and "dont". */
export const withApostrophes = (text: string): string => text.replaceAll(NO_APOSTROPHE, "$1n't")
