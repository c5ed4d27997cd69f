/** "Arent", "dont" */
const NO_APOSTROPHE =
  /(?<!\p{L})(are|is|was|were|do|does|did|ca|could|wo|would|should|has|have|had)nt(?!\p{L})/giu

/** "20 d diciembre" */
const SHORT_OF = /(?<=\d )d(?= (?:ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic)\p{L}*(?!\p{L}))/giu

/** "W 4 friends" and "w/ friends", but not "w/o" */
const SHORT_WITH = /(?<![\p{L}\p{N}])w(?: |\/ ?(?!o(?!\p{L})))(?=[\p{L}\p{N}])/giu

/** "Kids 6 n 10" */
const SHORT_AND = /(?<=\d) n (?=\d)/gi

/** "Llego x Tegus" */
const SHORT_POR = /(?<=\p{L} )x (?=\p{L})/giu

/** "Kitale el buceo" */
const K_FOR_QU = /(?<!\p{L})k(?=[ií]t[aáeo]|iero|eremos|edar|e(?!\p{L}))/giu

/** Writes out what travelers shorten on a phone. */
export const withFullForms = (text: string): string =>
  text
    .replaceAll(NO_APOSTROPHE, "$1n't")
    .replaceAll(SHORT_OF, 'de')
    .replaceAll(SHORT_WITH, 'with ')
    .replaceAll(SHORT_AND, ' and ')
    .replaceAll(SHORT_POR, 'por ')
    .replaceAll(K_FOR_QU, 'qu')
